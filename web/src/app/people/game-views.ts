/** Games in lists: who plays, how it stands, and the way there. */

import { html, type TemplateResult } from "lit";

import type { GameSummary, Invitation } from "../../../generated/protocol";
import { t } from "../i18n";
import { gameAddress } from "../router";
import { otherSeat } from "../seats";
import { agreements, clockName, variantName } from "../wording/agreements";
import { fromNow } from "../wording/moments";

/** A game that goes on. */
export function runningGameView(game: GameSummary): TemplateResult {
  const { first, second } = game.names;
  return html`<a class="resume ${game.your_turn ? "resume-now" : ""}" href=${gameAddress(game.id)}>
    <span class="resume-title">${t("home-resume", { first, second })}</span>
    <span class="resume-about">${inWords([turnLine(game), deadlineLine(game), ...terms(game)])}</span>
  </a>`;
}

/** A table of one's own at which nobody has sat down yet. */
export function waitingTableView({ id, terms, made_at }: Invitation): TemplateResult {
  const where = terms.found === "lobby" ? t("mine-table-lobby") : t("mine-table-link");
  return html`<a class="resume" href=${gameAddress(id)}>
    <span class="resume-title">${where}</span>
    <span class="resume-about">${inWords([...agreements(agreed(terms)), fromNow(made_at)])}</span>
  </a>`;
}

/** A game that is over, with its result. */
export function finishedGameView(game: GameSummary): TemplateResult {
  const { first, second } = game.names;
  const { ended_at: end, reason } = game;
  return html`<a class="resume" href=${gameAddress(game.id)}>
    <span class="resume-title">${t("title-game", { first, second })}</span>
    <span class="resume-result">${resultWord(game)}</span>
    <span class="resume-about">
      ${inWords([
        reason ? t(`ended-${reason}`) : "",
        variantName(game.variant),
        end === null ? "" : fromNow(end),
      ])}
    </span>
  </a>`;
}

/** What is agreed on at a table, with what goes without saying filled in. */
export function agreed(terms: Invitation["terms"]): Parameters<typeof agreements>[0] {
  return {
    variant: terms.variant ?? "standard",
    calling: terms.calling ?? "spoken",
    false_call: terms.false_call ?? "ignore",
    late_call: terms.late_call ?? false,
    clock: terms.clock ?? "-",
  };
}

/** Some words in a row; those that are empty are left out. */
export function inWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
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

function terms({ variant, clock }: GameSummary): string[] {
  return [variantName(variant), ...(clock === "-" ? [] : [clockName(clock)])];
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
