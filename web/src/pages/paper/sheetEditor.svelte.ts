/** A sheet painted space by space, and everything else its score depends on. */
import { RequestRefused } from '../../platform/protocol/api';
import type { BoxInfo, SheetScore } from '../../platform/protocol/schema';
import { spaceOfLabel, SIDE, type Space } from '../../platform/protocol/spaces';
import { EMPTY, lineOf, signsOf } from '../../ui/sheet/brushes';
import * as api from './api';
import { firstEdicts } from '../../platform/protocol/scoringCards';
import { load, save } from '../../platform/storage';
import { refusalText } from '../../ui/refusalText';

const KEY = 'inkland.score';
const AFTER = 200; // ms without another change
/** What can be painted, by its letter in the drawing notation. */
export const BRUSHES = [
  ...[...'FVCWXDZTGHB*'].map((sign) => [sign, sign] as const),
  [EMPTY, ''] as const,
];

interface SavedSheet {
  side: string;
  sheet: string;
  edicts: string[];
  coins: number;
  season: number | null;
}

export class SheetEditor {
  side = $state('');
  signs: string[] = $state.raw([]);
  marks = $state('');
  edicts: string[] = $state.raw([]);
  coins = $state(0);
  /** The season that is counted, or null for all of them. */
  season: number | null = $state(null);
  brush = $state('F');

  score: SheetScore | null = $state.raw(null);
  refusal = $state('');
  /** The spaces that a refusal is about. */
  wrong: Space[] = $state.raw([]);
  #requests = 0;
  #isPasting = false;

  /** With `sheets` to choose from, by name; of these the one that is `asked` for, if any. */
  constructor(
    readonly box: BoxInfo,
    readonly sheets: Readonly<Record<string, string>> = box.map_sheets,
    asked: string | null = null,
  ) {
    const before = load<SavedSheet>(KEY);
    const known = firstEdicts(box);
    this.edicts = before?.edicts.every((card) => card in box.cards) ? before.edicts : known;
    this.coins = before?.coins ?? 0;
    this.season = before?.season ?? null;
    this.side = asked ?? (before && before.side in sheets ? before.side : 'a');
    [this.signs, this.marks] = signsOf(before?.sheet ?? '');
    if (this.signs.length !== SIDE * SIDE || this.side !== before?.side) this.clear();
  }

  /** The sheet in drawing notation, in one line. */
  get sheet(): string {
    return lineOf(this.signs) + (this.marks === '' ? '' : ` !${this.marks}`);
  }

  get #printed(): string[] {
    return signsOf(this.sheets[this.side]!)[0];
  }

  clear(): void {
    this.signs = this.#printed;
    this.marks = '';
  }

  /** Choose another map sheet, which starts empty. */
  turnOver(side: string): void {
    this.side = side;
    this.clear();
  }

  /** Paint a space, or clear it if it shows the same already. */
  toggle(space: Space, brush = this.brush): void {
    const sign = this.#sign(space, brush);
    this.put(space, this.signs[space] === sign ? EMPTY : brush);
  }

  put(space: Space, brush = this.brush): void {
    const sign = this.#sign(space, brush);
    this.signs = this.signs.map((before, at) => (at === space ? sign : before));
  }

  /** The sign for a brush on this space: lower case on ruins. */
  #sign(space: Space, brush: string): string {
    const printed = this.#printed[space]!;
    if (brush === EMPTY) return printed;
    if (printed !== 'r') return brush;
    return brush === '*' ? '%' : brush.toLowerCase();
  }

  /** Save the sheet, and request its score after a pause; returns a function that cancels the request. */
  saveAndScore(): () => void {
    const { side, sheet, coins, season } = this;
    const edicts = [...this.edicts];
    save(KEY, { side, sheet, edicts, coins, season } satisfies SavedSheet);
    const later = setTimeout(() => {
      if (!this.#isPasting) void this.#ask({ sheet, edicts, coins, map_sheet: side });
    }, AFTER);
    return () => clearTimeout(later);
  }

  /** Take over a pasted sheet; the server finds its map sheet by what is printed. False if refused. */
  async paste(text: string): Promise<boolean> {
    const { edicts, coins } = this;
    this.#isPasting = true;
    const found = await this.#ask({ sheet: text, edicts: [...edicts], coins });
    this.#isPasting = false;
    if (found === null) return false;
    this.side = found.map_sheet;
    [this.signs, this.marks] = signsOf(found.sheet);
    return true;
  }

  /** Request a score; answers to older requests are ignored. */
  async #ask(request: Parameters<typeof api.score>[0]): Promise<SheetScore | null> {
    this.#requests += 1;
    const number = this.#requests;
    try {
      const found = await api.score(request);
      if (number !== this.#requests) return null;
      this.score = found;
      this.#refuse('', []);
      return found;
    } catch (failure) {
      if (number !== this.#requests) return null;
      const named =
        failure instanceof RequestRefused ? failure.problem.parameters['spaces'] : undefined;
      const spaces = String(named ?? '').split(', ');
      this.#refuse(
        refusalText(failure, 'table'),
        spaces.map(spaceOfLabel).filter((space) => space !== null),
      );
      return null;
    }
  }

  #refuse(why: string, wrong: Space[]): void {
    this.refusal = why;
    this.wrong = wrong;
    if (why !== '') this.score = null;
  }
}
