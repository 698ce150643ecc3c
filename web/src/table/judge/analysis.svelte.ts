/** The analysis of a game, once requested; the moves of each shown seat are loaded on demand. */
import * as analyses from '../../platform/protocol/analyses';
import type { AnalysedMove, AnalysedSeat, Analysis } from '../../platform/protocol/schema';

const LOOK_EVERY = 1000; // ms between polls

type AnalysisStatus = 'unasked' | 'coming' | 'there';

export class GameAnalysis {
  state: AnalysisStatus = $state('unasked');
  failure: unknown = $state.raw(null);
  #found: Readonly<Record<number, Analysis>> = $state.raw({});
  #isLeft = false;

  constructor(readonly id: string) {}

  /** Request the analysis, and wait for it. */
  async ask(seat: number): Promise<void> {
    if (this.state !== 'unasked') return;
    this.state = 'coming';
    this.failure = null;
    try {
      await analyses.requestAnalysis(this.id);
      await this.#wait(seat);
    } catch (failure) {
      this.failure = failure;
      this.state = 'unasked';
    }
  }

  /** Show the analysis if somebody has requested it before. */
  async look(seat: number): Promise<void> {
    if (this.state !== 'unasked') return;
    try {
      if (await this.#fetch(seat)) this.state = 'there';
      else if (this.state === 'unasked') {
        this.state = 'coming';
        await this.#wait(seat);
      }
    } catch {
      if (this.state === 'coming') this.state = 'unasked';
    }
  }

  async #wait(seat: number): Promise<void> {
    while (!this.#isLeft && !(await this.#fetch(seat))) await pause();
    this.state = 'there';
  }

  /** Load the moves of another seat; if that fails, they are not shown. */
  async want(seat: number): Promise<void> {
    if (this.state !== 'there' || this.#found[seat]) return;
    await this.#fetch(seat).catch(() => {});
  }

  async #fetch(seat: number): Promise<boolean> {
    const found = await analyses.analysis(this.id, seat);
    if (found !== null) this.#found = { ...this.#found, [seat]: found };
    return found !== null;
  }

  leave(): void {
    this.#isLeft = true;
  }

  get analyses(): string {
    return Object.values(this.#found)[0]?.judge ?? '';
  }

  get seats(): readonly AnalysedSeat[] {
    return Object.values(this.#found)[0]?.seats ?? [];
  }

  moves(seat: number): readonly AnalysedMove[] {
    return this.#found[seat]?.seats[seat]?.moves ?? [];
  }

  movesAt(seat: number, moment: number): readonly AnalysedMove[] {
    return this.moves(seat).filter((move) => move.moment === moment);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
