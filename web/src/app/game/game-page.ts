/** The page of one game: at the table, and afterwards. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Offers, Problem, SeatName, Table } from "../../../generated/protocol";
import { announce } from "../announcements";
import { errorText, offers, problemText, rematchOf } from "../api";
import { boardView, EMPTY_BOARD, shownStep } from "../board-view";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { forgetGame, keepGame, myGame } from "../my-games";
import { turnPages } from "../replay/controls";
import { moveList } from "../replay/move-list";
import { wordsOfTable } from "../replay/rounds";
import { gameAddress, go } from "../router";
import { namesOf, otherSeat, seatsHere, yourSeat } from "../seats";
import { outcomeSentence } from "../wording/outcome";
import { ALL_PIECES } from "../wording/pieces";
import { afterGame } from "./after-game";
import { type Act, callButton, deskActions, dutyView, pointedOut, proposals } from "./desk";
import { diceText, diceView } from "./dice";
import "./game-menu";
import type { GameMenu } from "./game-menu";
import { GameTable, type Watcher } from "./game-table";
import { LookingBack } from "./looking-back";
import { Notes } from "./notes";
import { playerBar } from "./player-bar";
import { activeSeat, shownTable } from "./shown-table";
import "./typed-input";
import { happenings, notes } from "./what-happened";

const DICE_STAY = 3500;
/** Where moves and typing have room beside the board. */
const roomBeside = matchMedia("(min-width: 60rem) and (min-height: 40rem)");

@customElement("kvarto-game-page")
export class GamePage extends LightElement implements Watcher {
  /** The id of the game. */
  @property({ attribute: false }) game = "";
  @state() private problem = "";
  @state() private offers: Offers | null = null;
  @state() private dice = false;
  /** Who has the device, where it goes from hand to hand. */
  @state() private holder: SeatName | null = null;
  #table: GameTable | null = null;
  /** Whether somebody here was pointing when this was last drawn. */
  #pointed = false;
  readonly #notes = new Notes(() => this.requestUpdate());
  readonly #back = new LookingBack(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#pressed);
    roomBeside.addEventListener("change", this.#resized);
    void offers().then((all) => (this.offers = all), () => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#pressed);
    roomBeside.removeEventListener("change", this.#resized);
    this.#table?.close();
    this.#table = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("game")) return;
    this.#table?.close();
    this.#back.forget();
    this.problem = "";
    this.holder = null;
    this.#table = new GameTable(this.game, this);
  }

  protected override updated(): void {
    const table = this.#table?.view;
    if (!table) return;
    document.title = t("title-game", { ...namesOf(table) });
    const cover = this.querySelector<HTMLDialogElement>("dialog.cover");
    if (cover && !cover.open) cover.showModal();
    this.#keepFocus(table);
  }

  /** The call and the pointing take each other's place; who was there is led on. */
  #keepFocus(table: Table): void {
    const points = table.pointing !== null && table.seats[table.pointing].yours;
    if (points !== this.#pointed && document.activeElement === document.body) {
      const next = points ? ".desk-pointing select" : ".desk .call";
      this.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    }
    this.#pointed = points;
  }

  // -- what the table tells ------------------------------------------------------------------

  changed(): void {
    this.requestUpdate();
  }

  moved(before: Table | null, after: Table): void {
    this.#back.returnToTable();
    if (before) {
      happenings(before, after).forEach(announce);
      notes(before, after).forEach((note) => this.#notes.show(note));
    } else {
      this.#satDown(after);
    }
    if (after.outcome) this.#ended(before, after);
  }

  refused(problem: Problem): void {
    const text = t("page-refused", { what: problemText(problem) });
    if (this.#table?.view) {
      this.#notes.show(text);
    } else {
      forgetGame(this.game);
      this.problem = text;
    }
  }

  #satDown(table: Table): void {
    if (seatsHere(table).length > 0) {
      keepGame({ id: table.id, pass: myGame(table.id)?.pass ?? false });
    }
    if (table.throws.length > 0 && table.words.length === 0 && !table.outcome) {
      this.dice = true;
      announce(diceText(table));
      setTimeout(() => (this.dice = false), DICE_STAY);
    }
  }

  #ended(before: Table | null, table: Table): void {
    this.#notes.clear();
    void this.#back.showEnd(table.id);
    if (!before || !table.outcome) return;
    announce(outcomeSentence(table.outcome, namesOf(table)));
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".result h2")?.focus());
  }

  // -- what is asked of the table ------------------------------------------------------------

  readonly #act: Act = (seat, command, details) => {
    this.#table?.ask(seat, command, details).catch(this.#complain);
  };

  readonly #complain = (error: unknown): void => this.#say(errorText(error));

  /** Show it and say it aloud. */
  #say(text: string): void {
    this.#notes.show(text);
    announce(text);
  }

  async #rematch(): Promise<void> {
    try {
      const { id } = await rematchOf(this.game);
      keepGame({ id, pass: myGame(this.game)?.pass ?? false });
      go(gameAddress(id));
    } catch (error) {
      this.#complain(error);
    }
  }

  // -- the sides of the table ----------------------------------------------------------------

  #passes(table: Table): boolean {
    return seatsHere(table).length > 1 && (myGame(table.id)?.pass ?? false);
  }

  #near(table: Table): SeatName {
    return yourSeat(table) ?? this.holder ?? "first";
  }

  /** Who the device has to go to before play goes on; null if it is in the right hands. */
  #receiver(table: Table): SeatName | null {
    if (!this.#passes(table) || table.outcome || table.pointing) return null;
    return table.to_act === this.holder ? null : table.to_act;
  }

  // -- drawing -------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    if (this.problem) return this.#nothingHere();
    const table = this.#table?.view;
    if (!table) return this.#waiting();
    const receiver = this.#receiver(table);
    const near = this.#near(table);
    const far = otherSeat(near);
    const isOver = table.outcome !== null;
    return html`<div class="game ${isOver ? "game-over" : "game-on"}">
      <h1 class="unseen" tabindex="-1">${t("title-game", { ...namesOf(table) })}</h1>
      ${this.#table?.connected ? nothing : html`<p class="banner" role="alert">${t("line-lost")}</p>`}
      ${playerBar({
        table,
        seat: far,
        side: "far",
        offers: this.offers,
        before: this.#menuButton(),
        after: callButton(table, far, this.#act),
      })}
      <div class="game-board">
        ${this.#board(table, near)} ${this.dice ? diceView(table) : nothing}
      </div>
      ${isOver ? this.#afterwards(table) : this.#desk(table, near)}
      ${playerBar({ table, seat: near, side: "near", offers: this.offers })}
      ${roomBeside.matches && !isOver ? html`<aside class="beside">${this.#extras(table)}</aside>` : nothing}
      <kvarto-game-menu
        .table=${table}
        .act=${this.#act}
        .extras=${roomBeside.matches || isOver ? nothing : this.#extras(table)}
      ></kvarto-game-menu>
      ${receiver ? this.#cover(table, receiver) : nothing}
    </div>`;
  }

  #board(table: Table, near: SeatName): TemplateResult {
    const cursor = this.#back.cursor;
    const looksBack = cursor && (table.outcome || !cursor.isAtEnd);
    if (looksBack) return boardView(shownStep(cursor.step, near, cursor.lit));
    const act = (command: "place" | "give", details: { cell?: string; piece?: string }): void => {
      const seat = activeSeat(table);
      if (seat) this.#act(seat, command, details);
    };
    return boardView(shownTable(table, near), {
      place: (cell) => act("place", { cell }),
      give: (piece) => act("give", { piece }),
      point: (cells) => pointedOut(table, cells, this.#act),
    });
  }

  #desk(table: Table, near: SeatName): TemplateResult {
    return html`<section class="desk" aria-label=${t("desk-label")}>
      <div class="notes">
        ${this.#notes.view()} ${proposals(table, this.#act)} ${this.#lookingBackNote()}
      </div>
      ${dutyView(table)} ${deskActions(table, near, this.#act)}
    </section>`;
  }

  #afterwards(table: Table): TemplateResult {
    return html`<section class="after" aria-label=${t("after-label")}>
      <div class="notes">${this.#notes.view()}</div>
      ${afterGame({
        table,
        cursor: this.#back.cursor,
        review: this.#back.review,
        reviewProblem: this.#back.problem,
        rematch: () => void this.#rematch(),
        say: (text) => this.#say(text),
      })}
    </section>`;
  }

  #extras(table: Table): TemplateResult {
    return html`<section class="panel">
        <h2>${t("moves-title")}</h2>
        ${moveList({
          words: wordsOfTable(table),
          current: this.#back.cursor?.isAtEnd === false ? this.#back.cursor.step.word : null,
          choose: (word) => {
            this.#menu()?.close();
            this.#back.lookAt(table.id, word).catch(this.#complain);
          },
        })}
      </section>
      ${table.outcome || seatsHere(table).length === 0
        ? nothing
        : html`<kvarto-typed-input .table=${table} .game=${this.#table}></kvarto-typed-input>`}`;
  }

  #menuButton(): TemplateResult {
    return html`<button type="button" class="round" aria-haspopup="dialog"
      aria-label=${t("menu-title")} @click=${() => this.#menu()?.open()}
    >${icon("menu")}</button>`;
  }

  #menu(): GameMenu | null {
    return this.querySelector("kvarto-game-menu");
  }

  #lookingBackNote(): unknown {
    if (this.#back.cursor?.isAtEnd !== false) return nothing;
    return html`<div class="note note-question">
      <p>${t("looking-back")}</p>
      <button type="button" class="primary" @click=${() => this.#back.returnToTable()}>
        ${t("looking-back-return")}
      </button>
    </div>`;
  }

  #cover(table: Table, receiver: SeatName): TemplateResult {
    const player = namesOf(table)[receiver];
    return html`<dialog
      class="cover"
      aria-label=${t("cover-title", { player })}
      @cancel=${(event: Event) => event.preventDefault()}
    >
      <p>${t("cover-title", { player })}</p>
      <button type="button" class="primary" @click=${() => (this.holder = receiver)}>
        ${t("cover-ready", { player })}
      </button>
    </dialog>`;
  }

  /** The empty board, while the game is on its way. */
  #waiting(): TemplateResult {
    const lost = this.#table?.connected === false;
    return html`<div class="game game-on">
      <h1 class="unseen" tabindex="-1">${t("game-coming")}</h1>
      <div class="game-board">
        ${boardView({ board: EMPTY_BOARD, reserve: ALL_PIECES, hand: null, isPicture: true })}
      </div>
      <section class="desk"><p class="duty-line" role="status">
        ${lost ? t("line-lost") : t("game-coming")}
      </p></section>
    </div>`;
  }

  #nothingHere(): TemplateResult {
    return html`<div class="text-page">
      <h1 tabindex="-1">${t("game-gone")}</h1>
      <p>${this.problem}</p>
      <p><a class="button primary" href="/new">${t("nav-new")}</a></p>
    </div>`;
  }

  readonly #pressed = (event: KeyboardEvent): void => turnPages(event, this.#back.cursor);
  readonly #resized = (): void => this.requestUpdate();
}
