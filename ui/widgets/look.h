// How the program looks: as the platform does, or in the project's own light or dark palette.
#pragma once

class QPalette;

namespace cabe::ui {

enum class Look { System, Light, Dark };

/// Sets the application's style and palette; the platform's own come back with System.
void applyLook(Look look);

QPalette lightPalette();
QPalette darkPalette();

} // namespace cabe::ui
