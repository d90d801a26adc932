/** Who stood how after each move: columns above or below a line, and the same as a table. */

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";

import type { BySeat, Review, ReviewedWord } from "../../../generated/protocol";
import { t } from "../i18n";
import { valueText } from "../wording/values";
import { isMistake, verdictSign, verdictText } from "../wording/verdicts";

export interface StandingGraph {
  review: Review;
  /** The moves in notation. */
  words: readonly string[];
  names: BySeat;
  /** The word that is looked at. */
  current: number | null;
  choose: (word: number) => void;
}

const COLUMN = 20;
const HALF = 60;
/** Sixteen pieces are placed, and one is given before: columns are as wide in every game. */
const MOST_MOVES = 17;

export function standingGraph(graph: StandingGraph): TemplateResult | typeof nothing {
  const { review, names } = graph;
  if (review.words.length === 0) return nothing;
  const width = COLUMN * Math.max(review.words.length, MOST_MOVES);
  return html`<figure class="standing">
    <p class="standing-side" aria-hidden="true">▲ ${t("standing-side", { player: names.first })}</p>
    <svg class="standing-graph" viewBox="0 ${-HALF - 4} ${width} ${2 * HALF + 8}" role="img"
      aria-label=${t("standing-label", { ...names })}>
      <line class="standing-even" x1="0" x2=${width} y1="0" y2="0" />
      ${review.words.map((reviewed, index) => column(graph, reviewed, index))}
    </svg>
    <p class="standing-side" aria-hidden="true">▼ ${t("standing-side", { player: names.second })}</p>
    <details class="fold standing-more">
      <summary>${t("standing-as-table")}</summary>
      ${standingTable(graph)}
    </details>
  </figure>`;
}

function column(graph: StandingGraph, reviewed: ReviewedWord, index: number): SVGTemplateResult {
  const { current, choose } = graph;
  const { height, verdict, word } = reviewed;
  // Upwards is less than nought; even an even column can be seen.
  const end = height === null ? 0 : -height * HALF;
  return svg`<g class=${classMap({
    "standing-column": true,
    "standing-current": word === current,
  })} transform="translate(${index * COLUMN} 0)" @click=${() => choose(word)}>
    <title>${labelOf(graph, reviewed)}: ${standingText(graph, reviewed)}</title>
    <rect class="standing-room" width=${COLUMN} y=${-HALF - 4} height=${2 * HALF + 8} rx="3" />
    ${height === null
      ? nothing
      : svg`<rect class="standing-${reviewed.stands}" x="3" width=${COLUMN - 6}
          y=${Math.min(0, end) - 1.5} height=${Math.abs(end) + 3} rx="2" />`}
    ${isMistake(verdict)
      ? svg`<circle class="standing-mistake" cx=${COLUMN / 2} r=${verdict === "decisive" ? 6 : 4} />`
      : nothing}
  </g>`;
}

/** The number of the round and the word, such as "3. b2>7". */
function labelOf({ words }: StandingGraph, { word, number }: ReviewedWord): string {
  return `${number}. ${words[word] ?? ""}`;
}

function standingText({ names }: StandingGraph, reviewed: ReviewedWord): string {
  const { stands, after_distance: distance } = reviewed;
  if (stands === "draw" || stands === "unknown") return valueText({ value: stands, distance });
  const player = stands === "win" ? names.first : names.second;
  if (distance === 0) return t("standing-won", { player });
  return t("standing-wins", { player, ending: valueText({ value: "win", distance }) });
}

function standingTable(graph: StandingGraph): TemplateResult {
  const { review, names, choose, current } = graph;
  return html`<div class="standing-scroll"><table>
    <thead>
      <tr>
        <th scope="col">${t("standing-move")}</th>
        <th scope="col">${t("standing-player")}</th>
        <th scope="col">${t("standing-stood")}</th>
        <th scope="col">${t("standing-verdict")}</th>
      </tr>
    </thead>
    <tbody>
      ${review.words.map((reviewed) => {
        const { word, seat, verdict } = reviewed;
        return html`<tr aria-current=${word === current ? "step" : "false"}>
          <th scope="row">
            <button type="button" class="link" dir="ltr" @click=${() => choose(word)}>
              ${labelOf(graph, reviewed)}
            </button>
          </th>
          <td><bdi>${names[seat]}</bdi></td>
          <td>${standingText(graph, reviewed)}</td>
          <td>${verdictSign(verdict)} ${verdictText(verdict)}</td>
        </tr>`;
      })}
    </tbody>
  </table></div>`;
}
