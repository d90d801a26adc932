/** Whole games for beginners: one feature counts, then two, three, and all four. */

import { html, nothing, type TemplateResult } from "lit";

import type { Aid, MyGames } from "../../../generated/protocol";
import { list } from "../formats";
import { t } from "../i18n";
import { begin } from "../new-game/begin";
import { type Choices, lastChoices, presetChoices } from "../new-game/choices";
import { currentPlace, gameAddress } from "../router";
import { remember, remembered } from "../stored";
import { type Feature, featureName, FEATURES } from "../wording/pieces";

export interface Stage {
  /** The key of the message that names it. */
  name: string;
  features: Feature[];
  level: number;
  aids: Aid[];
}

/** The hints go when the eye has learnt what to look for; the opponent then looks a bit closer. */
export const STAGES: readonly Stage[] = [
  { name: "path-1", features: ["c"], level: 1, aids: ["threats", "safe"] },
  { name: "path-2", features: ["c", "h"], level: 1, aids: ["threats"] },
  { name: "path-3", features: ["c", "h", "s"], level: 2, aids: [] },
  { name: "path-4", features: [...FEATURES], level: 2, aids: [] },
];

/** The last game of a stage, and what became of it; a win stays one whatever is lost later. */
interface Played {
  game: string;
  isOver: boolean;
  isWon: boolean;
}

function played(): Record<string, Played> {
  return remembered<Record<string, Played>>("path") ?? {};
}

function choicesOf({ features, level, aids }: Stage): Choices {
  return {
    ...lastChoices(),
    ...presetChoices("beginners", "computer"),
    opponent: "computer",
    variant: features.length === FEATURES.length ? "standard" : "beginners",
    features,
    level,
    aids: [aids, []],
  };
}

/** Begin the game of a stage and go there. */
export async function playStage(stage: Stage): Promise<void> {
  await begin(choicesOf(stage));
  const isWon = played()[stage.name]?.isWon ?? false;
  const game: Played = { game: currentPlace().id, isOver: false, isWon };
  remember("path", { ...played(), [stage.name]: game });
}

/** Take in how the games of the path have ended. */
export function noteEnds({ finished }: MyGames): void {
  const all = Object.entries(played()).map(([stage, kept]) => {
    const ended = finished.find(({ id }) => id === kept.game);
    if (!ended) return [stage, kept];
    const isWon = kept.isWon || (ended.winner !== null && ended.yours.includes(ended.winner));
    return [stage, { ...kept, isOver: true, isWon }];
  });
  remember("path", Object.fromEntries(all));
}

// -- drawing -------------------------------------------------------------------------------------

export function stageView(stage: Stage, play: () => void): TemplateResult {
  const kept = played()[stage.name];
  const name = t(stage.name);
  const features = list(stage.features.map(featureName));
  return html`<li class="stage">
    <h3>${name} ${markView(kept)}</h3>
    <p>${t("path-counts", { features })}${stage.aids.length > 0 ? html` · ${t("path-hints")}` : nothing}</p>
    ${kept && !kept.isOver
      ? html`<a class="button quiet" href=${gameAddress(kept.game)}
          >${t("path-running")}<span class="unseen">: ${name}</span></a>`
      : html`<button type="button" class=${kept ? "quiet" : "primary"} @click=${play}
          >${t("path-play")}<span class="unseen">: ${name}</span></button>`}
  </li>`;
}

function markView(kept: Played | undefined): unknown {
  if (!kept?.isOver && !kept?.isWon) return nothing;
  const word = kept.isWon ? t("path-won") : t("path-played");
  return html`<span class="stage-end ${kept.isWon ? "stage-won" : ""}">${word}</span>`;
}
