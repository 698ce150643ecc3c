/**
 * The running games of this account, shared by all that shows them: the first page, the title of the tab,
 * the way to the next game. Asked for while the page is seen, at most every half minute, and after one's
 * own drawings.
 */
import { RequestRefused } from '../../platform/protocol/api';
import { ownGames, type OwnGame } from '../../platform/protocol/ownGames';

const EVERY_MS = 30_000;

class OwnTurns {
  /** The first page of running games, the most urgent first; null until asked, and without an account. */
  running: readonly OwnGame[] | null = $state.raw(null);
  /** How many games wait for this account. */
  turns = $state(0);
  /** Where the running games go on; null if these are all. */
  next: string | null = $state(null);
  /** When the answer arrived, by `Date.now()`: `left` of a game counts from there. */
  answeredAt = $state(0);
  isLost = $state(false);
  /** The server has answered that there is no account: only a request by name asks again. */
  hasNoAccount = $state(false);

  #asking: Promise<void> | null = null;
  #isWatching = false;

  /** Ask now; a question on its way is shared. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const { games, turns, next } = await ownGames('running');
      this.running = games;
      this.turns = turns;
      this.next = next;
      this.answeredAt = Date.now();
      this.isLost = this.hasNoAccount = false;
    } catch (failure) {
      this.hasNoAccount = failure instanceof RequestRefused && failure.status === 401;
      this.isLost = !this.hasNoAccount;
      if (this.hasNoAccount) [this.running, this.turns] = [null, 0];
    }
  }

  /** Keep it up to date from now on. */
  watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const look = (): void => {
      const isStale = Date.now() - this.answeredAt >= EVERY_MS || this.isLost;
      if (document.visibilityState === 'visible' && isStale && !this.hasNoAccount) void this.ask();
    };
    setInterval(look, EVERY_MS / 2);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    look();
  }

  /** The game that waits for this account most urgently, other than the one that is open. */
  nextAfter(table: string): OwnGame | null {
    return this.running?.find(({ id, is_your_turn }) => is_your_turn && id !== table) ?? null;
  }
}

export const ownTurns = new OwnTurns();
