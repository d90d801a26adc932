/** What a position is worth, how far the engine is with it, its best moves and its threats. */

import { html, nothing, type TemplateResult } from "lit";

import type { GradedWord } from "../../../generated/protocol";
import { compactNumber, list } from "../formats";
import { t } from "../i18n";
import { pieceObject, traitName } from "../wording/pieces";
import { shapeNames } from "../wording/shapes";
import { markOf, type Value, valueText } from "../wording/values";
import type { Inquiry } from "./inquiry";
import { partsOf } from "./moments";

const BEST_SHOWN = 6;
const VALUES: readonly Value[] = ["win", "draw", "loss", "unknown"];

export interface PositionPanel {
  inquiry: Inquiry;
  /** Who is to do what. */
  duty: string;
  stop: () => void;
  goOn: () => void;
  play: (word: string) => void;
  /** A move is looked at more closely; null if none is any more. */
  look: (word: string | null) => void;
}

export function positionPanel(panel: PositionPanel): TemplateResult {
  const { inquiry, duty } = panel;
  const { worth, problem } = inquiry;
  return html`<section class="panel worth" aria-label=${t("study-worth-title")}>
    <p class="worth-line">
      ${worth ? html`${plate(worth)} ` : nothing}
      <span>${duty} ${worth ? html`<strong>${t("study-worth", { ending: valueText(worth) })}</strong>` : nothing}</span>
    </p>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : progressView(panel)}
    ${callView(panel)} ${bestMoves(panel)}
  </section>`;
}

/** The same small plate as on the board. */
export function plate(worth: { value: Value; distance: number | null }): TemplateResult {
  const { kind, sign, label } = markOf(worth, false);
  return html`<span class="plate plate-${kind}" title=${label} aria-hidden="true">${sign}</span>`;
}

/** How far it is; a moment's work shows nothing. */
function progressView({ inquiry, stop, goOn }: PositionPanel): unknown {
  if (inquiry.isStopped) {
    return html`<div class="progress-line is-stopped">
      <span>${t("study-stopped", { graded: inquiry.graded, total: inquiry.total })}</span>
      <button type="button" class="quiet" @click=${goOn}>${t("study-go-on")}</button>
    </div>`;
  }
  if (!inquiry.isRunning) return nothing;
  return html`<div class="progress-line">
    <progress max=${inquiry.total || 1} value=${inquiry.graded} aria-label=${t("study-progress")}></progress>
    <span>
      ${t("study-graded", { graded: inquiry.graded, total: inquiry.total })}
      ${inquiry.nodes > 0 ? t("study-nodes", { nodes: compactNumber(inquiry.nodes) }) : nothing}
    </span>
    <button type="button" class="quiet" @click=${stop}>${t("study-stop")}</button>
  </div>`;
}

/** A quarto that lies open can be called. */
function callView({ inquiry, play }: PositionPanel): unknown {
  const open = inquiry.analysis?.open ?? [];
  return open.map(
    ({ shape }) => html`<button type="button" class="call" @click=${() => play(`!${shape}`)}>
      ${t("study-call", { shape: shapeNames([shape]).join("") })}
    </button>`,
  );
}

function bestMoves(panel: PositionPanel): unknown {
  const { ranked } = panel.inquiry;
  if (ranked.length === 0) return nothing;
  return html`<h2>${t("study-best-moves")}</h2>
    <ul class="best-moves">
      ${ranked.slice(0, BEST_SHOWN).map((move) => html`<li>${moveButton(panel, move)}</li>`)}
    </ul>
    <details class="fold all-moves">
      <summary>${t("study-all-moves", { count: ranked.length })}</summary>
      ${VALUES.map((value) => group(panel, value))}
    </details>`;
}

function moveButton({ play, look }: PositionPanel, move: GradedWord): TemplateResult {
  const about = `${wordText(move.word)} ${valueText(move)}`;
  return html`<button type="button" class="best-move" title=${about}
    @click=${() => play(move.word)}
    @pointerenter=${() => look(move.word)} @pointerleave=${() => look(null)}
    @focus=${() => look(move.word)} @blur=${() => look(null)}
  ><code dir="ltr">${move.word}</code> ${plate(move)}<span class="unseen">${about}</span></button>`;
}

function group(panel: PositionPanel, value: Value): unknown {
  const moves = panel.inquiry.ranked.filter((move) => move.value === value);
  if (moves.length === 0) return nothing;
  return html`<h3>${t(`study-group-${value}`, { count: moves.length })}</h3>
    <ul class="best-moves">${moves.map((move) => html`<li>${moveButton(panel, move)}</li>`)}</ul>`;
}

/** A move in words. */
export function wordText(word: string): string {
  const { cell, piece, call } = partsOf(word);
  const parts: string[] = [];
  if (cell !== null) parts.push(t("move-place", { cell }));
  if (call !== null) parts.push(t("move-call", { shape: shapeNames([call]).join("") }));
  if (piece !== null) parts.push(t("move-give", { piece: pieceObject(piece) }));
  return t("move-whole", { parts: list(parts) });
}

/** Where a piece would complete a shape, by what it must be. */
export function threatsView({ analysis }: Inquiry): unknown {
  if (!analysis) return nothing;
  const traits = [...new Set(analysis.threats.map(({ trait }) => trait))];
  const cellsOf = (wanted: string): string[] =>
    analysis.threats.filter(({ trait }) => trait === wanted).map(({ cell }) => cell);
  return html`<section class="panel threats-panel">
    <h2>${t("study-threats")}</h2>
    ${traits.length === 0 ? html`<p class="help">${t("study-no-threats")}</p>` : nothing}
    <dl class="threat-list">
      ${traits.map((trait) => html`<div><dt>${traitName(trait)}</dt><dd>${list(cellsOf(trait))}</dd></div>`)}
    </dl>
    ${analysis.hand === null || traits.length > 0
      ? html`<p class="help">
          ${t("study-safe", { count: analysis.safe.length, total: analysis.reserve.length })}
        </p>`
      : nothing}
    ${analysis.lapsed.length > 0
      ? html`<p class="help">
          ${t("study-lapsed", { shapes: list(shapeNames(analysis.lapsed.map(({ shape }) => shape))) })}
        </p>`
      : nothing}
  </section>`;
}
