// How an overlay is kept: one edit a line, its cells by the names of the columns.
#include "core/io/json_lines.h"
#include "core/io/json_reader.h"
#include "core/io/overlay.h"

#include <utility>

namespace cabe {
namespace {

constexpr std::string_view kFormat = "cabe-overlay";
constexpr std::pair<MachineEdit::Kind, std::string_view> kKinds[]{
    {MachineEdit::Kind::Corrected, "corrected"}, {MachineEdit::Kind::Hidden, "hidden"}, {MachineEdit::Kind::Added, "added"}};

MachineEdit::Kind readKind(const JsonNode &node)
{
    const std::string word = node.requiredText();
    for (const auto &[kind, code] : kKinds)
        if (word == code)
            return kind;
    if (!word.empty())
        node.fail(error::WrongValue{word, {"corrected", "hidden", "added"}});
    return MachineEdit::Kind::Corrected;
}

MachineEdit readEdit(const JsonNode &node)
{
    MachineEdit edit;
    if (!node.isRequiredObject())
        return edit;
    edit.source = node.member("source").text().value_or("");
    edit.machine = node.member("machine").requiredText();
    edit.kind = readKind(node.member("kind"));
    const JsonNode changed = node.member("changed_at");
    if (const auto time = readTime(changed.requiredText()))
        edit.changedAt = *time;
    else
        changed.failType(ValueType::Time);
    for (const auto &[name, cell] : node.member("cells").members())
        if (const auto member = memberOfColumn(name))
            edit.cells[*member] = cell.text().value_or("");
    return edit;
}

} // namespace

Expected<Overlay> readOverlay(std::string_view text, const std::string &file)
{
    JsonDocument document = openDocument(text, file, kOverlayMebibytes, kFormat, 1);
    if (!document.faults.empty())
        return Unexpected(document.faults.front());
    const JsonNode root(document);
    Overlay overlay;
    for (const JsonNode &node : root.member("edits").requiredItems())
        overlay.set(readEdit(node));
    if (!document.faults.empty())
        return Unexpected(document.faults.front());
    return overlay;
}

std::string writeOverlay(const Overlay &overlay)
{
    std::string json = "{\"format\": \"cabe-overlay\", \"version\": 1, \"edits\": ";
    JsonLines lines(json, 4);
    for (const MachineEdit &edit : overlay.edits) {
        JsonMembers members(lines.next());
        if (!edit.source.empty())
            members.text("source", edit.source);
        members.text("machine", edit.machine).text("kind", kKinds[static_cast<std::size_t>(edit.kind)].second);
        members.text("changed_at", writeTime(edit.changedAt));
        if (!edit.cells.empty()) {
            JsonMembers cells(members.value("cells"));
            for (const auto &[member, cell] : edit.cells)
                cells.text(columnName(member), cell);
            cells.close();
        }
        members.close();
    }
    lines.close();
    return json + "}\n";
}

} // namespace cabe
