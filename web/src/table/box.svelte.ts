/** The box: cards, map sheets and presets. It never changes while the page is open: loaded once. */
import * as api from '../platform/protocol/api';
import type { BoxInfo, CardInfo, SeasonInfo, View } from '../platform/protocol/schema';

const AGAIN = 2000;

class Box {
  info: BoxInfo | null = $state.raw(null);
  #isAsked = false;

  /** Load it, with retries until it succeeds. */
  open(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    api.box().then(
      (info) => (this.info = info),
      () => {
        this.#isAsked = false;
        setTimeout(() => this.open(), AGAIN);
      },
    );
  }

  /** What is printed on a card; fields with default values are absent. */
  card(id: string | null): Partial<CardInfo> {
    return id === null ? {} : (this.info?.cards[id] ?? {});
  }

  seasons(view: View): readonly SeasonInfo[] {
    return this.info?.seasons[view.options.seasons] ?? [];
  }
}

export const box = new Box();
