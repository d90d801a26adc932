/** The styles of the board: one sheet for each document or shadow tree that has one. */

import { BOARD_STYLES } from "../../generated/board-styles";

let sheet: CSSStyleSheet | null = null;

export function provideStyles(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(BOARD_STYLES);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
