/** Games in lists: who plays, how it stands, and the way there. */

import { html, nothing, type TemplateResult } from "lit";

import type { Agreement, GameSummary, Invitation } from "../../../generated/protocol";
import { t } from "../i18n";
import { gameAddress } from "../router";
import { otherSeat } from "../seats";
import { agreements, clockName, variantName } from "../wording/agreements";
import { fromNow } from "../formats";

/** The way back to a game that goes on. */
export function resumeView(game: GameSummary): TemplateResult {
  return gameView({
    id: game.id,
    title: t("home-resume", { ...game.names }),
    about: [turnLine(game), deadlineLine(game)],
    isAwaited: game.awaited,
  });
}

/** A game that goes on, in a list of such. */
export function runningGameView(game: GameSummary): TemplateResult {
  const { id, names, variant, clock, your_turn: isYourTurn, awaited: isAwaited } = game;
  return gameView({
    id,
    title: t("title-game", { ...names }),
    ...(isYourTurn ? { beside: turnLine(game) } : {}),
    about: [
      isYourTurn ? "" : turnLine(game),
      deadlineLine(game),
      variantName(variant),
      clock === "-" ? "" : clockName(clock),
    ],
    isAwaited,
  });
}

/** A table of one's own at which nobody has sat down yet. */
export function waitingTableView({ id, terms, made_at }: Invitation): TemplateResult {
  return gameView({
    id,
    title: terms.found === "lobby" ? t("mine-table-lobby") : t("mine-table-link"),
    about: [...agreedWords(terms), fromNow(made_at)],
  });
}

/** A game that is over, with its result. */
export function finishedGameView(game: GameSummary): TemplateResult {
  const { id, names, reason, variant, ended_at: end } = game;
  return gameView({
    id,
    title: t("title-game", { ...names }),
    beside: resultWord(game),
    about: [
      reason === null ? "" : t(`ended-${reason}`),
      variantName(variant),
      end === null ? "" : fromNow(end),
    ],
  });
}

interface GameLine {
  id: string;
  title: string;
  /** What matters most. */
  beside?: string;
  about: readonly string[];
  /** Whether somebody waits for this person there. */
  isAwaited?: boolean;
}

function gameView({ id, title, beside, about, isAwaited }: GameLine): TemplateResult {
  return html`<a class="resume ${isAwaited ? "resume-now" : ""}" href=${gameAddress(id)}>
    <span class="resume-title">${title}</span>
    ${beside ? html`<span class="resume-beside">${beside}</span>` : nothing}
    <span class="resume-about">${inARow(about)}</span>
  </a>`;
}

/** Some words in a row; each is read in its own direction, and those that are empty are left out. */
export function inARow(parts: readonly string[]): unknown {
  const said = parts.filter((part) => part !== "");
  // The dot stays with what is before it where a line ends.
  return said.map((part, index) => html`${index > 0 ? "\u00a0· " : ""}<bdi>${part}</bdi>`);
}

/** What is agreed on at a table, in a few words; strangers say how a quarto is called. */
export function agreedWords(terms: Agreement): string[] {
  const [variant = "", ...others] = agreements({
    variant: terms.variant ?? "standard",
    calling: terms.calling ?? "spoken",
    false_call: terms.false_call ?? "ignore",
    late_call: terms.late_call ?? false,
    clock: terms.clock ?? "-",
  });
  const calling = terms.calling === "automatic" ? [] : [t("agreed-spoken")];
  const casual = terms.casual === false ? [t("agreed-not-casual")] : [];
  return [variant, ...calling, ...others, ...casual];
}

/** The only seat that is this person's; none where both are, and the device is shared. */
function onlySeat({ yours }: GameSummary): "first" | "second" | null {
  const [only, another] = yours;
  return only && !another ? only : null;
}

function turnLine(game: GameSummary): string {
  const seat = onlySeat(game);
  if (!seat) return "";
  return game.your_turn
    ? t("mine-your-turn")
    : t("mine-others-turn", { player: game.names[otherSeat(seat)] });
}

/** How much time is left; only where it is days, others are at the table while it runs. */
function deadlineLine({ clock, deadline }: GameSummary): string {
  const isInDays = /d\/move$/.test(clock);
  return isInDays && deadline !== null ? t("mine-deadline", { when: fromNow(deadline) }) : "";
}

function resultWord(game: GameSummary): string {
  const { winner, reason } = game;
  const seat = onlySeat(game);
  if (winner === null) {
    const isDrawn = reason === "draw" || reason === "agreement" || reason === "unknown";
    return isDrawn ? t("mine-drawn") : t("mine-no-result");
  }
  if (!seat) return t("result-wins", { player: game.names[winner] });
  return winner === seat ? t("mine-won") : t("mine-lost");
}
