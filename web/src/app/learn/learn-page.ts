/** The course from above: its steps, how far one has come, and whole games for beginners. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { LessonStep } from "../../../generated/protocol";
import { errorText } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { gamesChanged, knownGames } from "../people/games";
import { lessonAddress } from "../router";
import { doneSteps, lessonSteps, nextToDo } from "./lessons";
import { noteEnds, playStage, type Stage, STAGES, stageView } from "./path";

@customElement("kvarto-learn-page")
export class LearnPage extends LightElement {
  @state() private steps: readonly LessonStep[] = [];
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    gamesChanged.addEventListener("change", this.#gamesCame);
    this.#gamesCame();
    lessonSteps().then(
      (steps) => (this.steps = steps),
      (error: unknown) => (this.problem = errorText(error)),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    gamesChanged.removeEventListener("change", this.#gamesCame);
  }

  readonly #gamesCame = (): void => {
    const games = knownGames();
    if (games) noteEnds(games);
    this.requestUpdate();
  };

  async #play(stage: Stage): Promise<void> {
    this.problem = "";
    try {
      await playStage(stage);
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="learn">
      <h1 tabindex="-1">${t("learn-title")}</h1>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.steps.length > 0 ? this.#course() : nothing}
      <section aria-labelledby="learn-path">
        <h2 id="learn-path">${t("learn-path")}</h2>
        <p>${t("learn-path-about")}</p>
        <ol class="stages">
          ${STAGES.map((stage) => stageView(stage, () => void this.#play(stage)))}
        </ol>
      </section>
      <p class="home-more"><a href="/rules">${t("learn-rules")}</a></p>
    </div>`;
  }

  #course(): TemplateResult {
    const done = doneSteps();
    const count = this.steps.length;
    const countDone = this.steps.filter(({ id }) => done.has(id)).length;
    const next = nextToDo(this.steps);
    const way = next ? (countDone > 0 ? t("learn-go-on") : t("learn-begin")) : t("learn-again");
    return html`<p class="lead">${t("learn-lead", { count })}</p>
      <p class="learn-begin">
        <a class="button ${next ? "call" : "quiet"}" href=${lessonAddress((next ?? this.steps[0])?.id ?? "")}
          >${way}</a>
        <span class="help">${t("learn-progress", { done: countDone, count })}</span>
      </p>
      <section aria-labelledby="learn-steps">
        <h2 id="learn-steps">${t("learn-steps")}</h2>
        <ol class="steps">
          ${this.steps.map((step) => stepView(step, done.has(step.id), step === next))}
        </ol>
      </section>`;
  }
}

function stepView({ id }: LessonStep, isDone: boolean, isNext: boolean): TemplateResult {
  return html`<li class=${isDone ? "is-done" : ""}>
    <a href=${lessonAddress(id)} aria-current=${isNext ? "step" : "false"}>
      <span>${t(`lesson-${id}-title`)}</span>
      ${isDone
        ? html`<span class="step-done" aria-hidden="true">✓</span>
            <span class="unseen">(${t("learn-done")})</span>`
        : nothing}
    </a>
  </li>`;
}
