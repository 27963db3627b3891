#pragma once

namespace evoca::app {

/// Makes every CellWidget speak its cells; may be called more than once.
void installCellAccessibility();

} // namespace evoca::app
