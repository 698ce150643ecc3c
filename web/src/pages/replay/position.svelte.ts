/** The position in a replay: whose map, which moment, and the matching address. */
import { located } from '../../platform/host';
import * as api from '../../platform/protocol/api';
import type { Replay, ReplayMoment, TableInfo } from '../../platform/protocol/schema';
import { nameAt } from '../../platform/speech/tableText';
import { GameAnalysis } from '../../table/judge/analysis.svelte';

const STEP = 1200; // ms that a moment is shown while it plays
const SETTLED = 250; // ms: browsers limit how often the address changes

export class ReplayPosition {
  table: TableInfo | null = $state.raw(null);
  you: number | null = null;
  seat = $state(0);
  /** The seat whose map is shown beside it. */
  other: number | null = $state(null);
  isPlaying = $state(false);
  /** Why the replay could not be loaded. */
  failure: unknown = $state.raw(null);
  /** Why the map of another seat could not be loaded. */
  refusal: unknown = $state.raw(null);
  readonly analysis: GameAnalysis;
  #wanted: [number, number | null] = [0, null];
  #at = $state(0);
  #replays: Readonly<Record<number, Replay>> = $state.raw({});

  constructor(readonly id: string) {
    const query = new URLSearchParams(location.search);
    const number = (name: string): number | null => {
      const value = Number.parseInt(query.get(name) ?? '', 10);
      return Number.isSafeInteger(value) && value >= 0 ? value : null;
    };
    this.#at = number('at') ?? 0;
    this.analysis = new GameAnalysis(id);
    $effect(() => () => this.analysis.leave());
    void this.#open((number('seat') ?? 0) - 1, (number('with') ?? 0) - 1);
    $effect(() => this.#play());
    $effect(() => this.#keepAddress(this.path));
  }

  async #open(seat: number, other: number): Promise<void> {
    try {
      const { table, you } = await api.table(this.id);
      this.you = you;
      this.seat = table.seats[seat] === undefined ? (you ?? 0) : seat;
      this.other = table.seats[other] === undefined || other === this.seat ? null : other;
      await Promise.all([this.#fetch(this.seat), this.other === null || this.#fetch(this.other)]);
      this.#at = Math.min(this.#at, this.last);
      this.table = table;
    } catch (failure) {
      this.failure = failure;
    }
  }

  async #fetch(seat: number): Promise<void> {
    if (this.#replays[seat]) return;
    const replay = await api.replay(this.id, seat);
    this.#replays = { ...this.#replays, [seat]: replay };
  }

  /** Show the map of another seat; the shown one stays until it is loaded. */
  async look(seat: number): Promise<void> {
    this.#wanted = [seat, seat === this.other ? this.seat : this.other];
    await this.#change();
  }

  /** Show the map of another seat beside it, or none. */
  async compare(seat: number | null): Promise<void> {
    this.#wanted = [this.seat, seat];
    await this.#change();
  }

  /** Show the seats requested last, once they are loaded. */
  async #change(): Promise<void> {
    const wanted = this.#wanted;
    this.refusal = null;
    try {
      await Promise.all(wanted.map((seat) => seat === null || this.#fetch(seat)));
      if (wanted === this.#wanted) [this.seat, this.other] = wanted;
    } catch (refusal) {
      this.refusal = refusal;
    }
  }

  replay(seat: number): Replay {
    return this.#replays[seat]!;
  }

  get moments(): readonly ReplayMoment[] {
    return this.#replays[this.seat]?.moments ?? [];
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get at(): number {
    return this.#at;
  }

  get moment(): ReplayMoment {
    return this.moments[this.#at]!;
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, at));
  }

  /** Play on, or from the beginning if at the end. */
  play(): void {
    if (this.#at === this.last) this.#at = 0;
    this.isPlaying = true;
  }

  #play(): (() => void) | void {
    if (!this.isPlaying) return;
    if (this.#at === this.last) {
      this.isPlaying = false;
      return;
    }
    const next = setTimeout(() => this.go(this.#at + 1), STEP);
    return () => clearTimeout(next);
  }

  /** The address of this moment. */
  get path(): string {
    const beside = this.other === null ? '' : `&with=${this.other + 1}`;
    return `/t/${this.id}/replay?seat=${this.seat + 1}&at=${this.#at}${beside}`;
  }

  #keepAddress(path: string): (() => void) | void {
    if (this.table === null) return;
    const later = setTimeout(() => history.replaceState(null, '', located(path)), SETTLED);
    return () => clearTimeout(later);
  }

  /** The stars lost by the seat's own moves at a moment, according to the analysis. */
  lostAt(moment: number): number {
    const own = this.analysis.movesAt(this.seat, moment);
    return own.reduce((all, move) => (move.owner === this.seat ? all + move.lost : all), 0);
  }

  nameOf(seat: number): string {
    return nameAt(this.table?.seats ?? [], seat);
  }
}
