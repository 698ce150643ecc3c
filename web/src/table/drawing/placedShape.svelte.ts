/** The chosen option as it lies over the map: its orientation and place, whether it fits there, and where else. */
import type { Element } from '../../platform/protocol/offers';
import {
  columnOf,
  rowOf,
  SIDE,
  spaceAt,
  spacesOf,
  type Space,
} from '../../platform/protocol/spaces';
import { feel } from '../../platform/app/feel';
import type { InputMethod } from '../../ui/sheet/inputMethod';
import { readSheet } from '../../ui/sheet/notation';
import {
  AS_PRINTED,
  clampToMap,
  coveredSpaces,
  isOnMap,
  orient,
  orientationsOf,
  type Anchor,
  type Lie,
  type Picture,
} from '../../ui/sheet/shapes';
import type { Drawing } from '../game.svelte';
import { Offers } from './offers.svelte';
import {
  anchorAfterTurn,
  anchorCovering,
  anchorFor,
  elementAt,
  heroAnchor,
  keyOf,
  nextLieThatFits,
  type Fitting,
} from './placement';
import type { TypedPlacement } from './typedPlacement';
import type { Sketch } from './types';

export class PlacedShape extends Offers {
  /** The space with the tab stop on the map. */
  cursor = $state(0);
  showsSpots = $state(false);
  /** Where the corner of a dragged shape is, in spaces and parts of them. */
  carried: Anchor | null = $state.raw(null);
  /** Where it would land; null outside the map. */
  protected landing: Anchor | null = $state.raw(null);
  protected isLifted = $derived(this.carried !== null);
  protected pointer: Space | null = $state(null);

  readonly lie: Lie = $derived(this.book.now.lie);

  readonly picture: Picture | null = $derived.by(() =>
    this.option ? orient(this.option.picture, this.lie) : null,
  );

  get isPinned(): boolean {
    return this.book.now.at !== null && this.option !== null;
  }

  readonly at: Anchor | null = $derived.by(() => {
    if (this.picture === null) return null;
    if (this.isLifted) return this.landing;
    if (this.book.now.at) return this.book.now.at;
    return this.pointer === null ? null : this.covering(this.pointer, 'mouse', null);
  });

  protected element: Element | null = $derived.by(() => this.#elementAt(this.at));

  readonly isLegal: boolean = $derived.by(() => this.isOffered(this.element));

  /** The whole drawing with the ghost in it, legal or not. */
  readonly drawing: Drawing | null = $derived.by(() => {
    return this.element === null ? null : ([...this.begun, this.element] as Drawing);
  });

  // --- Where it fits

  /** Spaces to outline: those that the chosen option can cover as it lies, or ruins to be covered. */
  readonly fits: Space[] = $derived.by(() => {
    if (!this.game.isAsked || this.option === null) return [];
    if (this.showsSpots || this.option.type === 'target') return this.#coverable;
    return this.game.view?.ruins && this.game.step?.question === 'draw' ? this.#usableRuins : [];
  });

  #coverable: Space[] = $derived.by(() => {
    const found = new Set<Space>();
    for (const at of this.fitting.values()) {
      for (const space of coveredSpaces(this.picture!, at).spaces) found.add(space);
    }
    return [...found].sort((a, b) => a - b);
  });

  /** Every anchor where the server offers the chosen option, as it lies. */
  protected fitting: Fitting = $derived.by(() =>
    this.picture === null ? new Map<string, Anchor>() : this.#fittingOf(this.picture),
  );

  #fittingOf(picture: Picture): Fitting {
    const found = new Map<string, Anchor>();
    const reach = this.isLoose ? Math.max(picture.height, picture.width) : 0;
    for (let row = -reach; row < SIDE; row += 1) {
      for (let column = -reach; column < SIDE; column += 1) {
        const at = { row, column };
        if (this.isOffered(this.#elementAt(at, picture))) found.set(keyOf(at), at);
      }
    }
    return found;
  }

  /** The empty ruins that the chosen shape can cover. */
  #usableRuins: Space[] = $derived.by(() => {
    const { option, owner } = this;
    if (option?.type !== 'shape' || this.isFallback || owner === null) return [];
    const sheet = this.game.seat(owner)?.sheet ?? '';
    const land = readSheet(sheet);
    const reached = new Set<Space>();
    for (const element of this.elements.values()) {
      if (element.type === 'placement' && element.terrain === option.kind) {
        for (const space of spacesOf(element.spaces)) reached.add(space);
      }
    }
    return [...reached].filter((space) => land.ground.get(space)?.kind === 'ruins');
  });

  /** The spots where the chosen option fits as it lies, nearest to the ghost or cursor first. */
  get spotsAsItLies(): Space[] {
    const { option } = this;
    if (option === null || this.picture === null) return [];
    const near = this.at ?? { row: rowOf(this.cursor), column: columnOf(this.cursor) };
    const distance = (space: Space): number =>
      Math.abs(rowOf(space) - near.row) + Math.abs(columnOf(space) - near.column);
    // A hero's spot is the space it stands on, a shape's the corner of its box.
    const spots = [...this.fitting.values()].flatMap((at) => {
      if (option.type === 'hero') return coveredSpaces(this.picture!, at).spaces;
      return isOnMap(at.row, at.column) ? spaceAt(at.row, at.column) : [];
    });
    return spots.sort((a, b) => distance(a) - distance(b));
  }

  // --- Choosing, turning and moving it

  /** Choose an option by its id or its number from 1. */
  choose = (which: string | number): void => {
    const { options } = this;
    const option =
      typeof which === 'number' ? options[which - 1] : options.find(({ id }) => id === which);
    if (!option?.isPossible || !this.game.isAsked) return;
    const isSame = this.option?.shape === option.shape;
    const lie = isSame ? this.lie : AS_PRINTED;
    let { at } = this.book.now;
    if (at && !isSame) at = clampToMap(orient(option.picture, lie), at, this.isLoose);
    this.change({ ...this.book.now, option: option.id, lie, at });
  };

  turn = (by: 1 | -1 = 1): void =>
    this.#lay((lie) => ({ ...lie, turns: (lie.turns + by + 4) % 4 }));

  /** Mirror it as it lies, left to right. */
  flip = (): void =>
    this.#lay(({ turns, isFlipped }) => ({ turns: (4 - turns) % 4, isFlipped: !isFlipped }));

  readonly canTurn: boolean = $derived.by(() => {
    return this.option !== null && orientationsOf(this.option.picture).length > 1;
  });

  nudge = (rows: number, columns: number): void => {
    if (!this.game.isAsked || this.option === null) return;
    const from = this.at ?? { row: rowOf(this.cursor), column: columnOf(this.cursor) };
    const step = this.at === null ? [0, 0] : [rows, columns];
    this.putAt(this.#held({ row: from.row + step[0]!, column: from.column + step[1]! }));
  };

  /** Put it on a space: a key means the corner of the shape, as spots are typed and listed, a pointer any space of it. */
  protected putOn(space: Space, how: InputMethod): void {
    if (how === 'key') this.putAt(this.#held(this.#anchorFor(space, how)));
    else this.putAt(this.covering(space, how, this.at));
  }

  /** Place it as typed; false if that option cannot be chosen. */
  putTyped({ option, at, lie }: TypedPlacement): boolean {
    if (!this.game.isAsked) return false;
    const chosen = option === null ? this.option : (this.options[option - 1] ?? null);
    if (!chosen?.isPossible) return false;
    const picture = orient(chosen.picture, lie);
    const corner = chosen.type === 'hero' ? heroAnchor(picture, at) : at;
    const fixed = clampToMap(picture, corner, this.isLoose);
    this.change({ ...this.book.now, option: chosen.id, lie, at: fixed });
    this.#followCursor();
    return true;
  }

  protected putAt(at: Anchor): void {
    if (coveredSpaces(this.picture!, at).spaces.length === 0) return; // wholly off the map
    this.change({ ...this.book.now, option: this.option?.id ?? null, at });
    this.#followCursor();
  }

  /**
   * Turn the ghost by a tap on a space below it. One that fits goes on to the next lie in which it fits,
   * and stays as it is if there is none; one that does not fit just turns.
   */
  protected turnUnder(space: Space): void {
    const { option, picture, at } = this;
    if (option === null || picture === null || at === null) return;
    if (!this.isLegal) return this.turn(1);
    const lies = [1, 2, 3].map((by) => {
      const lie = { ...this.lie, turns: (this.lie.turns + by) % 4 };
      return { lie, picture: orient(option.picture, lie) };
    });
    const fittingOf = (one: Picture): Fitting => this.#fittingOf(one);
    const next = nextLieThatFits(picture, lies, option.type, at, space, fittingOf);
    if (next === null) return feel('misfit');
    this.change({ ...this.book.now, option: option.id, ...next });
    this.#followCursor();
  }

  /** Change its orientation, around its middle; a hero turns where it stands. */
  #lay(next: (lie: Lie) => Lie): void {
    const { option } = this;
    if (!this.game.isAsked || option === null || this.picture === null) return;
    const lie = next(this.lie);
    const now = orient(option.picture, lie);
    let { at } = this.book.now;
    if (at !== null) {
      at = anchorAfterTurn(this.picture, now, option.type, at);
      at = clampToMap(now, at, this.isLoose);
    }
    this.change({ ...this.book.now, option: option.id, lie, at });
    this.#followCursor();
  }

  /** Replace the sketch. Nothing changes while a drawing is sent. */
  protected change(sketch: Sketch): void {
    if (this.game.saving.state === 'saving') return;
    if (JSON.stringify(sketch) === JSON.stringify(this.book.now)) return;
    this.game.forgetSaving(); // the state of the last drawing does not apply to this one
    this.book.replace(sketch);
  }

  // --- Geometry

  #held(at: Anchor): Anchor {
    return this.picture === null ? at : clampToMap(this.picture, at, this.isLoose);
  }

  /** The anchor for a space that was pointed at; it may lie off the map. */
  #anchorFor(space: Space, method: InputMethod): Anchor {
    return anchorFor(this.picture!, this.option!.type, space, method);
  }

  /** The anchor that covers a space, the nearest to another one or to where a pointer would put it. */
  protected covering(space: Space, method: InputMethod, near: Anchor | null): Anchor {
    const from = near ?? this.#anchorFor(space, method);
    return anchorCovering(this.picture!, space, from, this.fitting);
  }

  #elementAt(at: Anchor | null, picture = this.picture): Element | null {
    if (this.option === null || at === null || picture === null) return null;
    return elementAt(this.option, picture, at, this.isLoose);
  }

  /** Move the tab stop along with the ghost. */
  #followCursor(): void {
    if (this.at === null || this.picture === null) return;
    const [first] = coveredSpaces(this.picture, this.at).spaces;
    if (first !== undefined) this.cursor = first;
  }
}
