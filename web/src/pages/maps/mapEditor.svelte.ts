/** A blank map sheet that is painted space by space; the rules name it and say what is unusual about it. */
import { located } from '../../platform/host';
import type { MapSheetInfo } from '../../platform/protocol/schema';
import { SIDE, type Space } from '../../platform/protocol/spaces';
import { EMPTY, lineOf, signsOf } from '../../ui/sheet/brushes';
import { refusalText } from '../../ui/refusalText';
import * as api from '../../platform/protocol/ownMaps';

const AFTER = 200; // ms without another change
/** What can be painted, with the letters of the notation. */
export const BRUSHES = [
  ['^', 'M'],
  ['r', 'R'],
  ['#', 'W'],
  [EMPTY, ''],
] as const;

export class MapEditor {
  #signs: readonly string[] = $state.raw(Array<string>(SIDE * SIDE).fill(EMPTY));
  #past: (readonly string[])[] = $state.raw([]);
  brush = $state('^');
  /** What the rules say about the sheet; null until they have said it. */
  info: MapSheetInfo | null = $state.raw(null);
  refusal = $state('');
  /** Whether the sheet of the address is there. */
  isOpen = $state(false);

  /** Open the sheet of a name or notation, or an empty one. */
  async open(name: string | null): Promise<void> {
    try {
      if (name !== null) this.#signs = signsOf((await api.show(name)).sheet)[0];
    } catch (failure) {
      this.refusal = refusalText(failure);
    }
    this.isOpen = true;
  }

  /** The sheet in drawing notation, in one line. */
  get sheet(): string {
    return lineOf(this.#signs);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  undo = (): void => {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#signs = before;
  };

  /** Begin anew with a sheet. */
  begin(sheet: string): void {
    this.#change(signsOf(sheet)[0]);
  }

  clear(): void {
    this.#change(this.#signs.map(() => EMPTY));
  }

  toggle(space: Space): void {
    this.put(space, this.#signs[space] === this.brush ? EMPTY : this.brush);
  }

  put(space: Space, brush = this.brush): void {
    this.#change(this.#signs.map((before, at) => (at === space ? brush : before)));
  }

  #change(signs: readonly string[]): void {
    if (signs.join('') === this.#signs.join('')) return;
    this.#past = [...this.#past, this.#signs];
    this.#signs = signs;
    this.refusal = '';
  }

  /** Ask the rules after a pause, and put the notation into the address; returns a function that cancels it. */
  checkSoon(): () => void {
    const { sheet } = this;
    let isCurrent = true;
    const later = setTimeout(async () => {
      try {
        const info = await api.check(sheet);
        if (!isCurrent) return;
        this.info = info;
        if (info.map_sheet !== null) {
          history.replaceState(null, '', located(`/maps/${info.map_sheet}`));
        }
      } catch (failure) {
        if (isCurrent) this.refusal = refusalText(failure);
      }
    }, AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }
}
