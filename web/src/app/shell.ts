/** What surrounds every page: the way around, the language, and the ear of screen readers. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { listenTo } from "./announcements";
import "./game/game-page";
import { hasWords, type Part, t, wordsFor } from "./i18n";
import { icon } from "./icons";
import { languageMenu } from "./language-menu";
import { LightElement } from "./light-element";
import "./pages/home-page";
import { gamesChanged, gamesThatWait, lookForGames, watchGames } from "./people/games";
import { me, meChanged } from "./people/me";
import { currentPlace, type PageName, type Place, placeChanged } from "./router";

/** Pages that are not needed to play come when they are asked for. */
const LATER: Partial<Record<PageName, () => Promise<unknown>>> = {
  new: () => import("./new-game/new-game-page"),
  lobby: () => import("./lobby/lobby-page"),
  games: () => import("./people/games-page"),
  account: () => import("./people/account-page"),
  return: () => import("./people/return-page"),
  learn: () => import("./learn/learn-page"),
  lesson: () => import("./learn/lesson-page"),
  puzzles: () => import("./puzzles/puzzles-page"),
  analysis: () => import("./analysis/analysis-page"),
  replay: () => import("./pages/replay-page"),
  position: () => import("./pages/position-page"),
  rules: () => import("./pages/rules-page"),
  settings: () => import("./pages/settings-page"),
  about: () => import("./pages/about-page"),
};

/** What such a page says beyond what is said at a table. */
const WORDS: Partial<Record<PageName, readonly Part[]>> = {
  new: ["choices", "records"],
  lobby: ["people", "choices"],
  games: ["people"],
  account: ["people"],
  return: ["people"],
  learn: ["course"],
  lesson: ["course"],
  puzzles: ["study", "puzzles"],
  analysis: ["study", "records"],
  replay: ["study", "records"],
  position: ["study", "records"],
  rules: ["rules"],
  settings: ["choices"],
  about: ["choices"],
};

/** Pages that know best what their window is called. */
const NAMES_ITSELF: ReadonlySet<PageName> = new Set(["game", "lesson"]);

@customElement("kvarto-page")
export class Shell extends LightElement {
  @state() private place: Place | null = null;
  /** Whether the ways around are shown, where they are folded away. */
  @state() private isUnfolded = false;
  #goesOn = false;
  readonly #refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    placeChanged.addEventListener("change", this.#arrive);
    meChanged.addEventListener("change", this.#refresh);
    gamesChanged.addEventListener("change", this.#refresh);
    watchGames();
    void this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    placeChanged.removeEventListener("change", this.#arrive);
    meChanged.removeEventListener("change", this.#refresh);
    gamesChanged.removeEventListener("change", this.#refresh);
  }

  readonly #arrive = async (): Promise<void> => {
    const place = currentPlace();
    this.isUnfolded = false;
    const words = WORDS[place.page] ?? [];
    await Promise.all([LATER[place.page]?.(), ...words.map(wordsFor)]);
    this.place = place;
    // At a table nothing else is asked for; there the game itself tells whose turn it is.
    if (place.page !== "game") void lookForGames().catch(() => undefined);
    document.documentElement.dataset["page"] = place.page;
    await this.updateComplete;
    // The first page is read from its top; from then on a reader is led to the heading.
    if (this.#goesOn) await this.#focusHeading();
    this.#goesOn = true;
  };

  async #focusHeading(): Promise<void> {
    const page = this.querySelector("main")?.firstElementChild;
    if (page instanceof LightElement) await page.updateComplete;
    this.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!hasWords()) return;
    const ear = this.querySelector<HTMLElement>("#announcements");
    if (ear) listenTo(ear);
    const page = this.place?.page;
    if (page && !NAMES_ITSELF.has(page)) document.title = titleOf(page);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!hasWords()) return nothing;
    return html`<a class="skip" href="#main">${t("skip")}</a>
      <header class="masthead">
        <a class="wordmark" href="/">${t("name")}</a>
        ${this.#ways()} ${languageMenu()}
      </header>
      <main id="main" tabindex="-1">${this.place ? pageView(this.place) : nothing}</main>
      <footer class="foot">
        <a href="/about">${t("nav-about")}</a>
        <a href="/replay">${t("nav-replay")}</a>
      </footer>
      <div id="announcements" class="unseen" aria-live="polite"></div>`;
  }

  /** The ways around; where there is no room for them, a button unfolds them. */
  #ways(): TemplateResult {
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !this.isUnfolded) return;
      this.isUnfolded = false;
      this.querySelector<HTMLElement>(".ways-button")?.focus();
    };
    const leave = (event: FocusEvent): void => {
      const within = event.currentTarget as HTMLElement;
      if (!within.contains(event.relatedTarget as Node | null)) this.isUnfolded = false;
    };
    return html`<div class="ways" @keydown=${fold} @focusout=${leave}>
      <button type="button" class="ways-button round" aria-controls="ways"
        aria-expanded=${this.isUnfolded ? "true" : "false"} aria-label=${t("nav-menu")}
        @click=${() => (this.isUnfolded = !this.isUnfolded)}
      >${icon("menu")}</button>
      <nav id="ways" class=${this.isUnfolded ? "is-unfolded" : ""} aria-label=${t("nav-label")}>
        ${this.#link("new", "/new", t("nav-new"))}
        ${this.#link("lobby", "/lobby", t("nav-lobby"))}
        ${this.#link("games", "/games", t("nav-games"), gamesThatWait())}
        ${this.#link("learn", "/learn", t("nav-learn"))}
        ${this.#link("puzzles", "/puzzles", t("nav-puzzles"))}
        ${this.#link("analysis", "/analysis", t("nav-analysis"))}
        ${this.#link("rules", "/rules", t("nav-rules"))}
        ${this.#link("settings", "/settings", t("nav-settings"))}
        ${this.#link("account", "/account", me().name ?? t("nav-account"))}
      </nav>
    </div>`;
  }

  #link(page: PageName, address: string, label: string, waiting = 0): TemplateResult {
    const current = this.place?.page === page ? "page" : "false";
    return html`<a class="way-${page}" href=${address} aria-current=${current}>
      <bdi>${label}</bdi>
      ${waiting > 0
        ? html`<span class="way-count" aria-hidden="true">${waiting}</span>
            <span class="unseen">${t("nav-games-wait", { count: waiting })}</span>`
        : nothing}
    </a>`;
  }
}

/** What the window is called; it tells how many games wait for this person. */
function titleOf(page: PageName): string {
  const title = t(`title-${page}`);
  const count = gamesThatWait();
  return count > 0 ? t("title-turns", { count, title }) : title;
}

function pageView(place: Place): TemplateResult {
  switch (place.page) {
    case "home":
      return html`<kvarto-home-page></kvarto-home-page>`;
    case "game":
      return html`<kvarto-game-page .game=${place.id}></kvarto-game-page>`;
    case "new":
      return html`<kvarto-new-game-page .query=${place.query}></kvarto-new-game-page>`;
    case "lobby":
      return html`<kvarto-lobby-page></kvarto-lobby-page>`;
    case "games":
      return html`<kvarto-games-page></kvarto-games-page>`;
    case "account":
      return html`<kvarto-account-page .way=${place.query.get("way") ?? ""}></kvarto-account-page>`;
    case "return":
      return html`<kvarto-return-page .code=${place.secret}></kvarto-return-page>`;
    case "learn":
      return html`<kvarto-learn-page></kvarto-learn-page>`;
    case "lesson":
      return html`<kvarto-lesson-page .lesson=${place.id}></kvarto-lesson-page>`;
    case "puzzles":
      return html`<kvarto-puzzles-page .puzzle=${place.id} .query=${place.query}></kvarto-puzzles-page>`;
    case "analysis":
      return html`<kvarto-analysis-page .query=${place.query}></kvarto-analysis-page>`;
    case "replay":
      return html`<kvarto-replay-page></kvarto-replay-page>`;
    case "position":
      return html`<kvarto-position-page .query=${place.query}></kvarto-position-page>`;
    case "rules":
      return html`<kvarto-rules-page></kvarto-rules-page>`;
    case "settings":
      return html`<kvarto-settings-page></kvarto-settings-page>`;
    case "about":
      return html`<kvarto-about-page></kvarto-about-page>`;
    case "nowhere":
      return html`<div class="text-page">
        <h1 tabindex="-1">${t("nowhere-title")}</h1>
        <p>${t("nowhere-text")}</p>
        <p><a class="button primary" href="/">${t("nav-home")}</a></p>
      </div>`;
  }
}
