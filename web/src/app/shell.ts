/** What surrounds every page: the way around, the language, and the ear of screen readers. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { listenTo } from "./announcements";
import "./game/game-page";
import { hasWords, t } from "./i18n";
import { languageMenu } from "./language-menu";
import { LightElement } from "./light-element";
import "./pages/home-page";
import { currentPlace, type PageName, type Place, placeChanged } from "./router";

/** Pages that are not needed to play come when they are asked for. */
const LATER: Partial<Record<PageName, () => Promise<unknown>>> = {
  new: () => import("./new-game/new-game-page"),
  replay: () => import("./pages/replay-page"),
  position: () => import("./pages/position-page"),
  rules: () => import("./pages/rules-page"),
  settings: () => import("./pages/settings-page"),
  about: () => import("./pages/about-page"),
};

@customElement("kvarto-page")
export class Shell extends LightElement {
  @state() private place: Place | null = null;
  #goesOn = false;

  override connectedCallback(): void {
    super.connectedCallback();
    placeChanged.addEventListener("change", this.#arrive);
    void this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    placeChanged.removeEventListener("change", this.#arrive);
  }

  readonly #arrive = async (): Promise<void> => {
    const place = currentPlace();
    await LATER[place.page]?.();
    this.place = place;
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
    // The page of a game names its players by itself.
    if (page && page !== "game") document.title = t(`title-${page}`);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!hasWords()) return nothing;
    return html`<a class="skip" href="#main">${t("skip")}</a>
      <header class="masthead">
        <a class="wordmark" href="/">${t("name")}</a>
        <nav aria-label=${t("nav-label")}>
          ${this.#link("new", "/new", t("nav-new"))}
          ${this.#link("rules", "/rules", t("nav-rules"))}
          ${this.#link("settings", "/settings", t("nav-settings"))}
        </nav>
        ${languageMenu()}
      </header>
      <main id="main" tabindex="-1">${this.place ? pageView(this.place) : nothing}</main>
      <footer class="foot">
        <a href="/about">${t("nav-about")}</a>
        <a href="/replay">${t("nav-replay")}</a>
      </footer>
      <div id="announcements" class="unseen" aria-live="polite"></div>`;
  }

  #link(page: PageName, address: string, label: string): TemplateResult {
    const current = this.place?.page === page ? "page" : "false";
    return html`<a href=${address} aria-current=${current}>${label}</a>`;
  }
}

function pageView(place: Place): TemplateResult {
  switch (place.page) {
    case "home":
      return html`<kvarto-home-page></kvarto-home-page>`;
    case "game":
      return html`<kvarto-game-page .game=${place.id}></kvarto-game-page>`;
    case "new":
      return html`<kvarto-new-game-page .query=${place.query}></kvarto-new-game-page>`;
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
