// The visitor that std::visit wants, made from lambdas: a variant's case without one does not compile.
#pragma once

namespace cabe {

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace cabe
