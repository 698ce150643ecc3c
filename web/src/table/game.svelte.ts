/**
 * The state of a table and its game as sent by the server. No rule is computed here: what may be drawn,
 * what it gains and whose turn it is arrive in messages.
 */
import { connectionStatus } from '../platform/protocol/connectionStatus.svelte';
import { randomHex } from '../platform/protocol/api';
import { Live, type ConnectionState } from '../platform/protocol/live';
import { Phrases, type PhraseId } from './phrases/phrases.svelte';
import { nameAt } from '../platform/speech/tableText';
import type {
  Awards,
  Deck,
  Draw,
  Effects,
  MonsterWalk,
  Seat,
  Spots,
  TableForYou,
  TableInfo,
  TakeBack,
  Tells,
  Tried,
  Update,
  View,
  Whole,
} from '../platform/protocol/schema';

export type Drawing = Spots['begun'];
export type Element = Drawing[number];
export type GameEvent = Update['events'][number];

/** The state of the last command, as shown below the map. */
export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'refused'; code: string; parameters: Record<string, string | number> };

/** The key of the spots and effects that follow these elements in a step. */
export const keyOf = (step: number, begun: Drawing): string => `${step}:${JSON.stringify(begun)}`;

/** The clock as last sent, and when it arrived, by `performance.now()`. */
interface ClockTold {
  step: number;
  left: number | null;
  isPaused: boolean;
  at: number;
}

export class Game {
  table: TableInfo | null = $state.raw(null);
  you: number | null = $state(null);
  isHost = $state(false);
  /** The seat that is kept for the reader, if the server knows who that is. */
  held: number | null = $state(null);
  view: View | null = $state.raw(null);
  deck: Deck | null = $state.raw(null);
  connection: ConnectionState = $state('connecting');
  saving: Saving = $state.raw({ state: 'idle' });
  present: ReadonlySet<number> = $state.raw(new Set());
  watching = $state(0);
  clock: ClockTold | null = $state.raw(null);
  /** Events of the last update, for the log, the live region and animation. */
  news: readonly GameEvent[] = $state.raw([]);
  /** How monsters of `news` walked in. */
  walks: readonly MonsterWalk[] = [];
  /** How often `news` was replaced; the same events twice are still news. */
  newsCount = $state(0);
  tried: Tried | null = $state.raw(null);

  readonly phrases: Phrases;

  #spots: ReadonlyMap<string, Spots> = $state.raw(new Map());
  #effects: ReadonlyMap<string, Effects> = $state.raw(new Map());
  #awards: ReadonlyMap<string, Awards> = $state.raw(new Map());
  #number: number | null = $state(null);
  #command: Draw | TakeBack | null = null;
  readonly #live: Live;

  constructor(readonly id: string) {
    const card = (): string =>
      `${this.view?.season}/${this.view?.revealed.length}/${this.view?.ending != null}`;
    this.phrases = new Phrases(id, card);
    this.#live = new Live(
      id,
      () => this.#number,
      (message) => this.#onMessage(message),
      (state) => this.#onConnection(state),
    );
  }

  end(): void {
    this.#live.end();
  }

  /** The number of the last event received; null before the first. */
  get number(): number | null {
    return this.#number;
  }

  // --- Derived state

  get step() {
    return this.view?.step ?? null;
  }

  /** This player's answer is awaited. */
  get isAsked(): boolean {
    const step = this.step;
    return step !== null && this.you !== null && step.asked.includes(this.you) && !this.hasAnswered;
  }

  /** A stand-in plays this player's seat. */
  get isStoodIn(): boolean {
    return this.you !== null && this.table?.seats[this.you]?.bot != null;
  }

  get hasAnswered(): boolean {
    return this.step !== null && this.you !== null && this.step.answered[this.you] === true;
  }

  /** The seat whose sheet is drawn on in the open step, according to the spots. */
  get owner(): number | null {
    return this.spots([])?.owner ?? null;
  }

  seat(number: number): Seat | null {
    return this.view?.seats[number] ?? null;
  }

  nameOf(seat: number): string {
    return nameAt(this.table?.seats ?? [], seat);
  }

  spots(begun: Drawing): Spots | null {
    return this.step === null ? null : (this.#spots.get(keyOf(this.step.number, begun)) ?? null);
  }

  effects(begun: Drawing): Effects | null {
    return this.step === null ? null : (this.#effects.get(keyOf(this.step.number, begun)) ?? null);
  }

  awards(seat: number, season: number | null = null): Awards | null {
    return this.#awards.get(`${seat}/${season}`) ?? null;
  }

  // --- Queries

  look(begun: Drawing): void {
    if (this.step !== null && this.spots(begun) === null) {
      this.#live.say({ type: 'look', step: this.step.number, begun });
    }
  }

  /** Ask what a drawing would gain or why it is refused; the answer goes to `tried`. */
  tryOut(drawing: Drawing): void {
    if (this.step !== null) this.#live.say({ type: 'try', step: this.step.number, drawing });
  }

  explain(seat: number, season: number | null = null): void {
    this.#live.say({ type: 'explain', seat, season });
  }

  // --- Actions

  sayPhrase(phrase: PhraseId): void {
    this.#live.say({ type: 'say', phrase });
  }

  draw(drawing: Drawing): void {
    if (this.step !== null) {
      this.#send({ type: 'draw', id: randomHex(16), step: this.step.number, drawing });
    }
  }

  takeBack(): void {
    if (this.step !== null) {
      this.#send({ type: 'take_back', id: randomHex(16), step: this.step.number });
    }
  }

  /** Reset the state of the last command, since another drawing is being made. */
  forgetSaving(): void {
    const { state } = this.saving;
    if (state !== 'saving' && state !== 'idle') this.saving = { state: 'idle' };
  }

  /** Send a command; after a reconnect it is sent again with the same id, which is harmless. */
  #send(command: Draw | TakeBack): void {
    this.#command = command;
    this.saving = { state: 'saving' };
    this.#live.say(command);
  }

  // --- Messages

  #onConnection(state: ConnectionState): void {
    this.connection = state;
    if (state === 'live' || state === 'lost') connectionStatus.isLost = state === 'lost';
    if (state === 'live' && this.#command !== null) this.#live.say(this.#command);
  }

  /** Set the table from an HTTP answer or a message. */
  setTable(told: TableForYou): void {
    this.table = told.table;
    this.you = told.you;
    this.isHost = told.is_host;
    this.held = told.held;
  }

  #onMessage(message: Tells): void {
    switch (message.type) {
      case 'table':
        this.setTable(message);
        break;
      case 'whole':
        // A player who comes to a new game has not yet seen what happened before the first question.
        if (this.view === null) this.#setNews(message);
        this.#number = message.number;
        this.view = message.view;
        this.deck = message.deck;
        this.#awards = new Map();
        break;
      case 'update':
        this.#applyUpdate(message);
        break;
      case 'spots':
        this.#spots = this.#addOfStep(this.#spots, message.step, message.begun, message);
        break;
      case 'effects':
        this.#effects = this.#addOfStep(this.#effects, message.step, message.begun, message);
        break;
      case 'saved':
        // After taking back the drawing is a draft again.
        this.#finishCommand(message.id, {
          state: this.#command?.type === 'take_back' ? 'idle' : 'saved',
        });
        break;
      case 'refused':
        this.#finishCommand(message.id, {
          state: 'refused',
          code: message.code,
          parameters: message.parameters,
        });
        break;
      case 'busy':
        setTimeout(() => this.#command && this.#live.say(this.#command), 300);
        break;
      case 'tried':
        this.tried = message;
        break;
      case 'awards':
        this.#awards = new Map(this.#awards).set(`${message.seat}/${message.season}`, message);
        break;
      case 'presence':
        this.present = new Set(message.seats);
        this.watching = message.watching;
        break;
      case 'word':
        this.phrases.hear(message, this.you);
        break;
      case 'clock': {
        const { step, left, is_paused: isPaused } = message;
        this.clock = { step, left, isPaused, at: performance.now() };
        break;
      }
      case 'pong':
        break;
    }
  }

  #applyUpdate(update: Update): void {
    if (this.view === null || update.since !== this.#number) return; // the next hello repairs it
    const { seats: changed, ...fields } = update.changes;
    const view = { ...this.view, ...fields } as View;
    if (changed) {
      view.seats = this.view.seats.map((seat, number) => changed[number] ?? seat);
      const stale = new Set(Object.keys(changed).map((seat) => `${seat}/null`));
      this.#awards = new Map([...this.#awards].filter(([key]) => !stale.has(key)));
    }
    if ('answer' in update) view.answer = update.answer ?? null;
    this.#number = update.number;
    this.view = view;
    if (update.deck) this.deck = update.deck;
    this.#setNews(update);
    this.newsCount += 1;
  }

  #setNews({ events = [], walks = [] }: Pick<Whole, 'events' | 'walks'>): void {
    this.news = events;
    this.walks = walks;
  }

  #finishCommand(id: string, saving: Saving): void {
    if (this.#command?.id === id) {
      this.#command = null;
      this.saving = saving;
    }
  }

  /** The map with the message added, and without entries of other steps. */
  #addOfStep<T extends { step: number }>(
    old: ReadonlyMap<string, T>,
    step: number,
    begun: Drawing,
    message: T,
  ): ReadonlyMap<string, T> {
    const kept = [...old].filter(([, other]) => other.step === step);
    return new Map([...kept, [keyOf(step, begun), message]]);
  }
}
