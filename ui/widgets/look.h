// How the program looks: as the platform does, or in the project's own light or dark palette.
#pragma once

class QPalette;

namespace cabe::ui {

enum class Look { System, Light, Dark };

/// Sets the application's style and palette; the platform's own come back with System.
void applyLook(Look look);

/// Has the platform find the application's font now: the first text would wait for it.
void findFont();

QPalette lightPalette();
QPalette darkPalette();

} // namespace cabe::ui
