#include "ui/text/member_text.h"

namespace cabe::text {

QString label(const Phrasebook &book, Member member)
{
    const Speaker say(book, "members");
    switch (member) {
    case Member::Id: return say(QT_TRANSLATE_NOOP("members", "Reference (id)"));
    case Member::Name: return say(QT_TRANSLATE_NOOP("members", "Machine"));
    case Member::Provider: return say(QT_TRANSLATE_NOOP("members", "Provider"));
    case Member::Tier: return say(QT_TRANSLATE_NOOP("members", "Tier"));
    case Member::Country: return say(QT_TRANSLATE_NOOP("members", "Country (code)"));
    case Member::Region: return say(QT_TRANSLATE_NOOP("members", "Place"));
    case Member::Gpu:
    case Member::GpuModel: return say(QT_TRANSLATE_NOOP("members", "GPU"));
    case Member::GpuCount: return say(QT_TRANSLATE_NOOP("members", "Number of GPUs"));
    case Member::GpuMemory: return say(QT_TRANSLATE_NOOP("members", "Memory per GPU"));
    case Member::GpuMemorySource: return say(QT_TRANSLATE_NOOP("members", "Source of the memory figure"));
    case Member::Vcpus: return QStringLiteral("vCPU");
    case Member::Ram: return QStringLiteral("RAM");
    case Member::Disk: return say(QT_TRANSLATE_NOOP("members", "Disk"));
    case Member::Price:
    case Member::PriceAmount: return say(QT_TRANSLATE_NOOP("members", "Price"));
    case Member::PricePer: return say(QT_TRANSLATE_NOOP("members", "Price per"));
    case Member::Currency: return say(QT_TRANSLATE_NOOP("members", "Currency"));
    case Member::Interruptible: return say(QT_TRANSLATE_NOOP("members", "Interruptible"));
    case Member::InStock:
    case Member::Online: return say(QT_TRANSLATE_NOOP("members", "Available"));
    case Member::Booking:
    case Member::BookingMaxHours: return say(QT_TRANSLATE_NOOP("members", "Booked for at most (hours)"));
    case Member::BookingMinHours: return say(QT_TRANSLATE_NOOP("members", "Booked for at least (hours)"));
    case Member::BookingUntil: return say(QT_TRANSLATE_NOOP("members", "Available until"));
    case Member::Url: break;
    }
    return say(QT_TRANSLATE_NOOP("members", "Web page"));
}

} // namespace cabe::text
