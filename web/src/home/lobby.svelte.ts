/** The public tables, asked for again every few seconds while somebody looks. */
import * as api from '../protocol/api';
import type { LobbyEntry } from '../protocol/schema';

const AGAIN = 4000;

export class Lobby {
  tables: readonly LobbyEntry[] | null = $state.raw(null);
  isLost = $state(false);

  /** Keep the list fresh as long as the component lives. Call it while a component is made. */
  watch(): void {
    $effect(() => {
      const timer = setInterval(() => void this.#ask(), AGAIN);
      const look = () => void this.#ask();
      document.addEventListener('visibilitychange', look);
      look();
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  async #ask(): Promise<void> {
    if (document.hidden) return;
    try {
      this.tables = (await api.lobby()).tables;
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
  }
}
