/** The map sheet that the address of a page asks for, `?map=`. */
import type { BoxInfo } from '../../platform/protocol/schema';
import { refusalText } from '../../ui/refusalText';
import { show } from '../../platform/protocol/ownMaps';

export class AskedMap {
  /** Its name or notation, once the rules have read it; null without one. */
  name: string | null = $state(null);
  /** Whether it is known by now, or that there is none. */
  isKnown = $state(false);
  /** Why it could not be read; the page goes on without it. */
  refusal = $state('');
  #sheet = '';

  constructor() {
    void this.#read(new URLSearchParams(location.search).get('map'));
  }

  /** The map sheets of the box, and this one. */
  among(box: BoxInfo): Record<string, string> {
    return this.name === null ? box.map_sheets : { ...box.map_sheets, [this.name]: this.#sheet };
  }

  async #read(asked: string | null): Promise<void> {
    try {
      const found = asked === null ? null : await show(asked);
      this.#sheet = found?.sheet ?? '';
      this.name = found?.map_sheet ?? null;
    } catch (failure) {
      this.refusal = refusalText(failure);
    }
    this.isKnown = true;
  }
}
