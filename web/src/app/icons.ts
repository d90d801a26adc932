/** Small drawings on buttons; what they mean is always said in words as well. */

import { html, type TemplateResult } from "lit";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  onward: "M9 5l7 7-7 7",
  start: "M17 5l-7 7 7 7M7 5v14",
  end: "M7 5l7 7-7 7M17 5v14",
  say: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
} as const;

/** Arrows point along the text, so they turn round with it. */
const ALONG_THE_TEXT = new Set(["back", "onward", "start", "end"]);

export function icon(name: keyof typeof PATHS): TemplateResult {
  const kind = ALONG_THE_TEXT.has(name) ? "icon icon-directed" : "icon";
  return html`<svg class=${kind} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${PATHS[name]} />
  </svg>`;
}
