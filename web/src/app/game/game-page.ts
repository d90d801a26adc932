/** The page of one game: at the table, and afterwards. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Offers, Phrase, Problem, Said, SeatName, Table } from "../../../generated/protocol";
import { announce } from "../announcements";
import { errorText, offers, problemText, rematchOf, sitDown, withdrawTable } from "../api";
import { boardView, shownStep } from "../board-view";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { forgetGame, keepGame, myGame } from "../my-games";
import { turnPages } from "../replay/controls";
import { gameAddress, go } from "../router";
import { namesOf, otherSeat, seatsHere, yourSeat } from "../seats";
import { outcomeSentence } from "../wording/outcome";
import { afterGame } from "./after-game";
import { Bubbles } from "./bubbles";
import { coverView } from "./cover";
import { type Act, callButton, deskActions, dutyView, pointedOut, proposals } from "./desk";
import { diceText, diceView } from "./dice";
import { extrasView } from "./extras";
import "./game-menu";
import type { GameMenu } from "./game-menu";
import { GameTable, type Watcher } from "./game-table";
import "./invitation-view";
import { LookingBack } from "./looking-back";
import { comingView, goneView, takenView } from "./no-table";
import { Notes } from "./notes";
import { gameTitle, notify, notifyOfTurn, tellArrival } from "./notifying";
import { saidText } from "./phrases";
import { playerBar } from "./player-bar";
import { claimButton } from "./presence";
import { sayMenu } from "./say-menu";
import { activeSeat, shownTable } from "./shown-table";
import { nearSeat, receiverOf } from "./sides";
import { sayCall } from "./speech";
import { isWatching, watchersView, watchingView } from "./watching";
import { happenings, notes } from "./what-happened";

const DICE_STAY = 3500;
/** Where moves and typing have room beside the board. */
const roomBeside = matchMedia("(min-width: 60rem) and (min-height: 40rem)");

@customElement("kvarto-game-page")
export class GamePage extends LightElement implements Watcher {
  /** The id of the game. */
  @property({ attribute: false }) game = "";
  /** Why there is no game here. */
  @state() private problem = "";
  /** Why it takes long to come to the table. */
  @state() private hindrance = "";
  /** Why one could not sit down, or not withdraw the invitation. */
  @state() private invitationProblem = "";
  @state() private offers: Offers | null = null;
  @state() private dice = false;
  /** Who has the device, where it goes from hand to hand. */
  @state() private holder: SeatName | null = null;
  #table: GameTable | null = null;
  /** Whether somebody here was pointing when this was last drawn. */
  #pointed = false;
  readonly #notes = new Notes(() => this.requestUpdate());
  readonly #bubbles = new Bubbles(() => this.requestUpdate());
  readonly #back = new LookingBack(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#pressed);
    roomBeside.addEventListener("change", this.#redraw);
    void offers().then((all) => (this.offers = all), () => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#pressed);
    roomBeside.removeEventListener("change", this.#redraw);
    this.#table?.close();
    this.#table = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("game")) return;
    this.#back.forget();
    this.#bubbles.forget();
    this.problem = this.hindrance = this.invitationProblem = "";
    this.holder = null;
    this.#connect();
  }

  #connect(): void {
    this.#table?.close();
    this.#table = new GameTable(this.game, this);
  }

  protected override updated(): void {
    const table = this.#table?.view;
    if (!table) return;
    document.title = gameTitle(table);
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
    if (before) {
      if (before.position !== after.position || after.pointing) this.#back.returnToTable();
      const news = notes(before, after);
      happenings(before, after).forEach(announce);
      news.forEach((note) => this.#notes.show(note));
      sayCall(before, after);
      notifyOfTurn(before, after);
      if (after.rematch_asked.length > 0) news.forEach((note) => notify(after.id, note));
      if (!before.rematch && after.rematch && yourSeat(after)) this.#goOn(after.rematch);
    } else {
      this.#satDown(after);
    }
    if (after.outcome && !before?.outcome) this.#ended(before, after);
  }

  said({ seat, phrase }: Said): void {
    const table = this.#table?.view;
    if (!table) return;
    this.#bubbles.show(seat, phrase);
    announce(saidText(namesOf(table)[seat], phrase));
  }

  refused(problem: Problem): void {
    const text = t("page-refused", { what: problemText(problem) });
    if (this.#table?.view) {
      this.#say(text);
    } else if (problem.key === "no-such-game") {
      forgetGame(this.game);
      this.problem = text;
    } else {
      // It is tried again: there may be too many others just now.
      this.hindrance = text;
    }
  }

  #satDown(table: Table): void {
    if (seatsHere(table).length > 0) {
      keepGame({ id: table.id, pass: myGame(table.id)?.pass ?? false });
    }
    if (this.#table?.invitation?.yours) this.#hasCome(table);
    if (table.throws.length > 0 && table.words.length === 0 && !table.outcome) {
      this.dice = true;
      announce(diceText(table));
      setTimeout(() => (this.dice = false), DICE_STAY);
    }
  }

  /** Somebody has sat down at the table that was made here. */
  #hasCome(table: Table): void {
    const you = yourSeat(table);
    if (!you) return;
    const text = t("said-sits-down", { player: namesOf(table)[otherSeat(you)] });
    announce(text);
    tellArrival(table, text);
  }

  #ended(before: Table | null, table: Table): void {
    this.#notes.clear();
    void this.#back.showEnd(table.id);
    if (!before || !table.outcome) return;
    const sentence = outcomeSentence(table.outcome, namesOf(table));
    announce(sentence);
    if (table.online && yourSeat(table)) notify(table.id, sentence);
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

  readonly #phrase = (phrase: Phrase): void => {
    const table = this.#table?.view;
    const you = table ? yourSeat(table) : null;
    if (you) this.#table?.say(you, phrase);
  };

  async #rematch(): Promise<void> {
    try {
      const { id } = await rematchOf(this.game);
      if (id !== null) this.#goOn(id);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** To the game that follows this one; the answer and the table may both tell of it. */
  #goOn(id: string): void {
    keepGame({ id, pass: myGame(this.game)?.pass ?? false });
    if (location.pathname !== gameAddress(id)) go(gameAddress(id));
  }

  readonly #sit = async (name: string | null): Promise<void> => {
    // Whoever sits down may become somebody by it: the line is opened anew as that person.
    const game = this.game;
    this.#table?.close();
    this.invitationProblem = await sitDown(game, name).then(() => "", errorText);
    if (this.isConnected && this.game === game) this.#connect();
  };

  readonly #withdraw = async (): Promise<void> => {
    this.invitationProblem = await withdrawTable(this.game).then(() => "", errorText);
  };

  // -- drawing -------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const invitation = this.#table?.invitation;
    if (this.problem) return invitation ? takenView(invitation) : goneView(this.problem);
    const table = this.#table?.view;
    if (table) return this.#tableView(table);
    if (!invitation) return comingView(this.hindrance || this.#whyNotYet());
    return html`<kvarto-invitation
      .invitation=${invitation}
      .problem=${this.invitationProblem}
      .sit=${this.#sit}
      .withdraw=${this.#withdraw}
    ></kvarto-invitation>`;
  }

  #whyNotYet(): string {
    return this.#table?.connected === false ? t("line-lost") : t("game-coming");
  }

  #tableView(table: Table): TemplateResult {
    const receiver = receiverOf(table, this.holder);
    const near = nearSeat(table, this.holder);
    const far = otherSeat(near);
    const isOver = table.outcome !== null;
    const shared = { table, offers: this.offers };
    return html`<div class="game ${isOver ? "game-over" : "game-on"}">
      <h1 class="unseen" tabindex="-1">${t("title-game", { ...namesOf(table) })}</h1>
      ${this.#table?.connected ? nothing : html`<p class="banner" role="alert">${t("line-lost")}</p>`}
      ${playerBar({
        ...shared,
        seat: far,
        side: "far",
        bubble: this.#bubbles.view(far),
        before: this.#menuButton(),
        after: html`${watchersView(table)} ${claimButton(table, this.#act)}
          ${callButton(table, far, this.#act)}`,
      })}
      <div class="game-board">
        ${this.#board(table, near)} ${this.dice ? diceView(table) : nothing}
      </div>
      ${isOver ? this.#afterwards(table) : this.#desk(table, near)}
      ${playerBar({ ...shared, seat: near, side: "near", bubble: this.#bubbles.view(near) })}
      ${roomBeside.matches && !isOver ? html`<aside class="beside">${this.#extras(table)}</aside>` : nothing}
      <kvarto-game-menu
        .table=${table}
        .act=${this.#act}
        .extras=${roomBeside.matches || isOver ? nothing : this.#extras(table)}
      ></kvarto-game-menu>
      ${receiver ? coverView(table, receiver, () => (this.holder = receiver)) : nothing}
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
        ${this.#notes.view()} ${proposals(table, this.#act)} ${this.#back.note()}
      </div>
      ${dutyView(table)}
      ${isWatching(table)
        ? watchingView(table)
        : deskActions(table, near, this.#act, sayMenu(table, this.#phrase))}
    </section>`;
  }

  #afterwards(table: Table): TemplateResult {
    return html`<section class="after" aria-label=${t("after-label")}>
      <div class="notes">${this.#notes.view()}</div>
      ${afterGame({
        table,
        cursor: this.#back.cursor,
        review: this.#back.review,
        reviewPanel: this.#back.reviewPanel,
        reviewProblem: this.#back.problem,
        rematch: () => void this.#rematch(),
        say: (text) => this.#say(text),
        beside: sayMenu(table, this.#phrase),
      })}
    </section>`;
  }

  #extras(table: Table): unknown {
    if (!this.#table) return nothing;
    const { cursor } = this.#back;
    return extrasView({
      table,
      game: this.#table,
      current: cursor?.isAtEnd === false ? cursor.step.word : null,
      choose: (word) => {
        this.#menu()?.close();
        this.#back.lookAt(table.id, word).catch(this.#complain);
      },
    });
  }

  #menuButton(): TemplateResult {
    return html`<button type="button" class="round" aria-haspopup="dialog"
      aria-label=${t("menu-title")} @click=${() => this.#menu()?.open()}
    >${icon("menu")}</button>`;
  }

  #menu(): GameMenu | null {
    return this.querySelector("kvarto-game-menu");
  }

  readonly #pressed = (event: KeyboardEvent): void => turnPages(event, this.#back.cursor);
  readonly #redraw = (): void => this.requestUpdate();
}
