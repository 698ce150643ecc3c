/**
 * The drawing being made for the open step: the chosen option, its orientation and place. Whether it is
 * legal and what it gains is looked up in the server's spots and effects; no rule is computed here.
 */
import { feel } from '../../platform/app/feel';
import { settings } from '../../platform/settings.svelte';
import {
  elementsByName,
  gains,
  nameOf,
  type Element,
  type Figures,
} from '../../platform/protocol/offers';
import {
  columnOf,
  rowOf,
  SIDE,
  spaceAt,
  spaceOfLabel,
  spacesOf,
  type Space,
} from '../../platform/protocol/spaces';
import type { Draggable } from '../../ui/sheet/drag';
import { ghostAt, partsOf, type Ghost } from '../../ui/sheet/ghost';
import { readSheet } from '../../ui/sheet/notation';
import type { InputMethod } from '../../ui/sheet/inputMethod';
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
import type { Reason } from '../../ui/refusalText';
import { box } from '../box.svelte';
import type { Drawing } from '../game.svelte';
import { countDown } from './countDown';
import { DraftSaver, loadDraft, removeDraft } from './draftStorage';
import { confirmText } from './drawingText';
import { optionsOf, type Option, type OptionList } from './options';
import {
  anchorAfterTurn,
  anchorCovering,
  anchorFor,
  elementAt,
  heroAnchor,
  keyOf,
  landingFor,
  nextLieThatFits,
  type Fitting,
} from './placement';
import { askWhy, lookAhead, lookBehind } from './queries';
import type { TypedPlacement } from './typedPlacement';
import { EMPTY, type DrawnGame, type Sketch, type SkillOffer } from './types';

const COUNTDOWN_SECONDS = 5;
const ABOVE_FINGER = 1.1; // rows between a finger and the shape that it drags

const sameDrawing = (one: Drawing, other: Drawing): boolean =>
  one.map(nameOf).join('|') === other.map(nameOf).join('|');

export class Draft {
  /** The space with the tab stop on the map. */
  cursor = $state(0);
  showsSpots = $state(false);
  /** The skills are shown: then those that may follow the drawing are requested. */
  showsSkills = $state(false);
  /** How often sending was tried and not possible; each time the reason is announced again. */
  failedConfirms = $state(0);
  /** What was drawn last; it decides the sound of the pen. */
  drawnKind = '';
  /** Seconds until the drawing is sent automatically. */
  countdown: number | null = $state(null);

  /** Where the corner of a dragged shape is, in spaces and parts of them. */
  carried: Anchor | null = $state.raw(null);
  /** Where it would land; null outside the map. */
  #landing: Anchor | null = $state.raw(null);
  /** From the corner of the dragged shape to the pointer. */
  #grip: Anchor = { row: 0, column: 0 };
  #isLifted = $derived(this.carried !== null);

  #sketch: Sketch = $state.raw(EMPTY);
  #past: readonly Sketch[] = $state.raw([]);
  #pointer: Space | null = $state(null);
  #isHalted = $state(false);
  #step: number | null = null;
  readonly #saver: DraftSaver;
  readonly #end: () => void;

  constructor(readonly game: DrawnGame) {
    box.open();
    this.#saver = new DraftSaver(game.id, () => ({
      step: this.#step,
      sketch: this.#sketch,
      past: this.#past,
    }));
    addEventListener('pagehide', this.#saver.flush);
    this.#end = $effect.root(() => {
      $effect.pre(() => this.#resume(game.step?.number ?? null));
      $effect(() => lookAhead(game, this.#begun));
      $effect(() => this.#lookBehind());
      $effect(() => this.#askWhy());
      $effect(() => this.#count());
    });
  }

  end(): void {
    removeEventListener('pagehide', this.#saver.flush);
    this.#saver.flush();
    this.#end();
  }

  // --- What is on offer

  // Parts of the sketch as values of their own, so that a moving ghost does not recompute the offers.
  #begun = $derived(this.#sketch.begun as Drawing);
  #lie = $derived(this.#sketch.lie);
  #chosen = $derived(this.#sketch.option);

  #spots = $derived.by(() => this.game.spots(this.#begun));
  #offers = $derived(this.#spots ? elementsByName(this.#spots) : new Map<string, Element>());
  #gains = $derived.by(() => {
    const effects = this.game.effects(this.#begun);
    return this.#spots && effects ? gains(this.#spots, effects) : null;
  });
  #offered: OptionList = $derived.by(() => {
    if (this.#spots === null || box.info === null) return { options: [], isLoose: false };
    const begun = this.#begun;
    const last = begun.at(-1);
    return optionsOf(this.#spots, {
      card: box.card(this.game.view?.card ?? null),
      skill: last?.type === 'skill_use' ? box.card(last.skill) : null,
      isMain: begun.length === 0 || (begun.length === 1 && last?.type === 'skill_use'),
    });
  });

  get options(): readonly Option[] {
    return this.#offered.options;
  }

  /** The chosen option: the first that fits until another is chosen. */
  readonly option: Option | null = $derived.by(() => {
    const { options } = this.#offered;
    const chosen = options.find(({ id }) => id === this.#chosen);
    return chosen?.isPossible ? chosen : (options.find(({ isPossible }) => isPossible) ?? null);
  });

  get begun(): readonly Element[] {
    return this.#begun;
  }

  /** The skill that this drawing uses. */
  get skill(): string | null {
    const found = this.#begun.find(({ type }) => type === 'skill_use');
    return found?.type === 'skill_use' ? found.skill : null;
  }

  get isReady(): boolean {
    return this.#spots !== null;
  }

  get isFallback(): boolean {
    return this.#spots?.fallback === true;
  }

  get canPass(): boolean {
    return this.game.isAsked && this.#offers.has('pass');
  }

  /** The seat whose sheet is drawn on. */
  get owner(): number | null {
    return this.#spots?.owner ?? this.game.owner ?? this.game.you;
  }

  // --- The ghost

  get lie(): Lie {
    return this.#lie;
  }

  #picture: Picture | null = $derived.by(() =>
    this.option ? orient(this.option.picture, this.#lie) : null,
  );

  get picture(): Picture | null {
    return this.#picture;
  }

  get isPinned(): boolean {
    return this.#sketch.at !== null && this.option !== null;
  }

  #at: Anchor | null = $derived.by(() => {
    if (this.#picture === null) return null;
    if (this.#isLifted) return this.#landing;
    if (this.#sketch.at) return this.#sketch.at;
    return this.#pointer === null ? null : this.#covering(this.#pointer, 'mouse', null);
  });

  get at(): Anchor | null {
    return this.#at;
  }

  #element: Element | null = $derived.by(() => this.#elementAt(this.#at));

  readonly isLegal: boolean = $derived.by(() => this.#isOffered(this.#element));

  /** The whole drawing with the ghost in it, legal or not. */
  readonly drawing: Drawing | null = $derived.by(() => {
    return this.#element === null ? null : ([...this.#begun, this.#element] as Drawing);
  });

  /** What can be sent now. */
  readonly sendable: Drawing | null = $derived.by(() => {
    if (!this.game.isAsked || this.#isLifted) return null;
    if (this.isPinned) return this.isLegal ? this.drawing : null;
    return this.#spots?.complete && this.#begun.length > 0 ? this.#begun : null;
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    if (this.game.hasAnswered) return this.#answer;
    if (!this.game.isAsked) return null;
    const fixed = this.#fixed;
    const { option } = this;
    const isLifted = this.#isLifted;
    const isOutside = isLifted && this.#at === null;
    const at = isOutside ? { row: 0, column: 0 } : this.#at;
    if (option === null || at === null || this.#picture === null) {
      return ghostAt(fixed);
    }
    const isLegal = this.isLegal || isOutside;
    return {
      kind: option.kind,
      ...(isOutside ? { spaces: [] } : coveredSpaces(this.#picture, at)),
      isLegal,
      lies: { at, picture: this.#picture, lie: this.#lie },
      isLifted,
      isPinned: this.isPinned && !isLifted,
      refusals: this.failedConfirms,
      clash: isLegal ? [] : this.#clash,
      fixed,
      actions: { ...this.#actions, confirmLabel: confirmText(this, this.game) },
    };
  });

  #fixed = $derived(this.#begun.flatMap(partsOf));

  /** The answer that was sent and is not yet revealed to the others. */
  get #answer(): Ghost | null {
    return ghostAt((this.game.view?.answer ?? []).flatMap(partsOf));
  }

  #actions = {
    turn: (by: 1 | -1) => this.turn(by),
    flip: () => this.flip(),
    nudge: (rows: number, columns: number) => this.nudge(rows, columns),
    confirm: () => this.confirm(),
  };

  /** The change of edicts A to D, coins and monsters; null while nothing legal is drawn. */
  readonly gain: Figures | null = $derived.by(() => {
    if (!this.game.isAsked) return null;
    if (this.#element !== null) return this.#gains?.get(nameOf(this.#element)) ?? null;
    const last = this.#begun.at(-1);
    const before = this.#begun.slice(0, -1);
    const [spots, effects] = [this.game.spots(before), this.game.effects(before)];
    if (!last || !spots || !effects) return null;
    return gains(spots, effects).get(nameOf(last)) ?? null;
  });

  /** Why the ghost does not fit; null until the server has answered. */
  readonly reason: Reason | null = $derived.by(() => {
    const { tried } = this.game;
    const { drawing } = this;
    if (this.#at !== null && drawing === null) return { code: 'NotOnTheMap', parameters: {} };
    if (this.isLegal || drawing === null || tried === null || tried.refusal === null) return null;
    if (tried.step !== this.game.step?.number || !sameDrawing(tried.drawing, drawing)) return null;
    return { code: tried.refusal, parameters: tried.parameters };
  });

  get #clash(): Space[] {
    const named = this.reason?.parameters['spaces'];
    if (typeof named !== 'string') return [];
    return named.split(/[\s,]+/).flatMap((label) => spaceOfLabel(label) ?? []);
  }

  // --- Where it fits

  /** Spaces to outline: those that the chosen option can cover as it lies, or ruins to be covered. */
  readonly fits: Space[] = $derived.by(() => {
    if (!this.game.isAsked || this.option === null) return [];
    if (this.showsSpots || this.option.type === 'target') return this.#coverable;
    return this.game.view?.ruins && this.game.step?.question === 'draw' ? this.#usableRuins : [];
  });

  #coverable: Space[] = $derived.by(() => {
    const found = new Set<Space>();
    for (const at of this.#fitting.values()) {
      for (const space of coveredSpaces(this.#picture!, at).spaces) found.add(space);
    }
    return [...found].sort((a, b) => a - b);
  });

  /** Every anchor where the server offers the chosen option, as it lies. */
  #fitting: Fitting = $derived.by(() =>
    this.#picture === null ? new Map<string, Anchor>() : this.#fittingOf(this.#picture),
  );

  #fittingOf(picture: Picture): Fitting {
    const found = new Map<string, Anchor>();
    const reach = this.#offered.isLoose ? Math.max(picture.height, picture.width) : 0;
    for (let row = -reach; row < SIDE; row += 1) {
      for (let column = -reach; column < SIDE; column += 1) {
        const at = { row, column };
        if (this.#isOffered(this.#elementAt(at, picture))) found.set(keyOf(at), at);
      }
    }
    return found;
  }

  #isOffered(element: Element | null): boolean {
    return element !== null && this.#offers.has(nameOf(element));
  }

  /** The empty ruins that the chosen shape can cover. */
  #usableRuins: Space[] = $derived.by(() => {
    const { option, owner } = this;
    if (option?.type !== 'shape' || this.isFallback || owner === null) return [];
    const sheet = this.game.seat(owner)?.sheet ?? '';
    const land = readSheet(sheet);
    const reached = new Set<Space>();
    for (const element of this.#offers.values()) {
      if (element.type === 'placement' && element.terrain === option.kind) {
        for (const space of spacesOf(element.spaces)) reached.add(space);
      }
    }
    return [...reached].filter((space) => land.ground.get(space)?.kind === 'ruins');
  });

  /** The spots where the chosen option fits as it lies, nearest to the ghost or cursor first. */
  get spotsAsItLies(): Space[] {
    const { option } = this;
    if (option === null || this.#picture === null) return [];
    const near = this.#at ?? { row: rowOf(this.cursor), column: columnOf(this.cursor) };
    const distance = (space: Space): number =>
      Math.abs(rowOf(space) - near.row) + Math.abs(columnOf(space) - near.column);
    // A hero's spot is the space it stands on, a shape's the corner of its box.
    const spots = [...this.#fitting.values()].flatMap((at) => {
      if (option.type === 'hero') return coveredSpaces(this.#picture!, at).spaces;
      return isOnMap(at.row, at.column) ? spaceAt(at.row, at.column) : [];
    });
    return spots.sort((a, b) => distance(a) - distance(b));
  }

  // --- Skills

  readonly skills: SkillOffer[] = $derived.by(() => {
    const before = skillsIn(this.#spots?.others);
    const main = this.skill === null && this.isPinned && this.isLegal ? this.drawing : null;
    const behind = skillsIn(main ? this.game.spots(main)?.others : undefined);
    return (this.game.view?.skills ?? []).map((id) => ({
      id,
      cost: box.card(id).cost ?? 0,
      when: before.has(id) ? 'before' : behind.has(id) ? 'behind' : null,
    }));
  });

  /** Has this seat used its skill of the season? */
  get isSkilled(): boolean {
    return this.game.you !== null && this.game.seat(this.game.you)?.skilled === true;
  }

  useSkill(id: string): void {
    const offer = this.skills.find((skill) => skill.id === id);
    if (!offer?.when) return;
    const use: Element = { type: 'skill_use', skill: id };
    const main = offer.when === 'behind' && this.#element ? [this.#element] : [];
    const begun = [...this.#sketch.begun, ...main, use];
    const { option, lie, at } = offer.when === 'behind' ? EMPTY : this.#sketch;
    this.#change({ begun, option, lie, at });
    this.showsSkills = false;
  }

  /** Remove the skill from the drawing; a shape drawn before it is kept. */
  leaveSkill = (): void => {
    const [first] = this.#sketch.begun;
    if (first?.type === 'skill_use') this.#change({ ...this.#sketch, begun: [] });
    else {
      const last = this.#past.findLast(({ begun }) => begun.length === 0);
      this.#change(last ?? EMPTY);
    }
  };

  // --- Actions

  /** Choose an option by its id or its number from 1. */
  choose = (which: string | number): void => {
    const { options } = this;
    const option =
      typeof which === 'number' ? options[which - 1] : options.find(({ id }) => id === which);
    if (!option?.isPossible || !this.game.isAsked) return;
    const lie = this.option?.shape === option.shape ? this.#sketch.lie : AS_PRINTED;
    let { at } = this.#sketch;
    if (at && this.option?.shape !== option.shape) {
      at = clampToMap(orient(option.picture, lie), at, this.#offered.isLoose);
    }
    this.#change({ ...this.#sketch, option: option.id, lie, at });
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
    const from = this.#at ?? { row: rowOf(this.cursor), column: columnOf(this.cursor) };
    const step = this.#at === null ? [0, 0] : [rows, columns];
    const at = this.#held({ row: from.row + step[0]!, column: from.column + step[1]! });
    this.#putAt(at);
  };

  put = (space: Space, how: InputMethod = 'mouse'): void => {
    if (!this.game.isAsked || this.option === null) return;
    if (how === 'touch' && this.isPinned && this.covers(space) && this.canTurn) {
      this.#turnUnder(space); // a tap on the ghost
      return;
    }
    // A key means the corner of the shape, as spots are typed and listed; a pointer any space of it.
    if (how === 'key') this.#putAt(this.#held(this.#anchorFor(space, how)));
    else this.#putAt(this.#covering(space, how, this.#at));
    if (settings.confirm === 'at_once' && this.isLegal) this.confirm();
  };

  /** Dragging: the shape follows the pointer, and its landing place the nearest spot where it fits. */
  readonly drag: Draggable = {
    lift: (from, how) => {
      if (!this.game.isAsked || this.#picture === null || this.game.saving.state === 'saving') {
        return false;
      }
      const { height, width } = this.#picture;
      const at = this.#at;
      const isHeld =
        at !== null && this.covers(spaceAt(Math.floor(from.row), Math.floor(from.column)));
      this.#grip = isHeld
        ? { row: from.row - at.row, column: from.column - at.column }
        : { row: height / 2, column: width / 2 };
      if (how === 'touch') this.#grip.row += ABOVE_FINGER;
      this.carried = from;
      this.drag.carry(from);
      feel('lift');
      return true;
    },
    carry: (to) => {
      if (this.carried === null || this.#picture === null) return; // another step has begun
      const at = { row: to.row - this.#grip.row, column: to.column - this.#grip.column };
      const { height, width } = this.#picture;
      this.carried = at;
      const isInside = isOnMap(at.row + height / 2, at.column + width / 2);
      const landing = isInside ? landingFor(at, this.#fitting) : null;
      if (landing?.row !== this.#landing?.row || landing?.column !== this.#landing?.column) {
        this.#landing = landing;
        feel('space');
      }
    },
    drop: () => {
      const [landing, wasLifted] = [this.#landing, this.#isLifted];
      this.drag.cancel();
      if (!wasLifted) return;
      this.#pointer = null;
      if (landing === null) this.#change({ ...this.#sketch, at: null });
      else this.#putAt(landing);
      if (landing !== null && !this.isLegal) feel('misfit');
      if (settings.confirm === 'at_once' && landing !== null && this.isLegal) this.confirm();
    },
    cancel: () => {
      this.carried = null;
      this.#landing = null;
    },
  };

  /** Place it as typed; false if that option cannot be chosen. */
  putTyped({ option, at, lie }: TypedPlacement): boolean {
    if (!this.game.isAsked) return false;
    const chosen = option === null ? this.option : (this.options[option - 1] ?? null);
    if (!chosen?.isPossible) return false;
    const picture = orient(chosen.picture, lie);
    const corner = chosen.type === 'hero' ? heroAnchor(picture, at) : at;
    const fixed = clampToMap(picture, corner, this.#offered.isLoose);
    this.#change({ ...this.#sketch, option: chosen.id, lie, at: fixed });
    this.#followCursor();
    return true;
  }

  /** The pointer is over this space, or -1 after leaving the map. */
  hover = (space: Space): void => {
    this.#pointer = space < 0 ? null : space;
  };

  /** Undo one step. */
  undo = (): void => {
    const last = this.#past.at(-1);
    if (last === undefined || !this.game.isAsked || this.game.saving.state === 'saving') return;
    this.#past = this.#past.slice(0, -1);
    this.#sketch = last;
    this.#saver.schedule();
  };

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Take the shape off the map, or else remove the skill; this can be undone. */
  clear = (): void => {
    if (!this.game.isAsked) return;
    this.#pointer = null;
    this.drag.cancel();
    if (this.#sketch.at !== null) this.#change({ ...this.#sketch, at: null });
    else if (this.#sketch.begun.length > 0) this.leaveSkill();
  };

  confirm = (): void => {
    const drawing = this.sendable;
    if (drawing === null) {
      this.failedConfirms += 1;
      feel('misfit');
    }
    if (drawing === null || this.game.saving.state === 'saving') return;
    this.countdown = null;
    this.drawnKind = this.option?.kind ?? '';
    this.game.draw(drawing);
  };

  pass = (): void => {
    if (this.canPass) this.game.draw([{ type: 'pass' }]);
  };

  takeBack = (): void => this.game.takeBack();

  get canTakeBack(): boolean {
    return this.game.hasAnswered && this.game.view?.options.take_back === true;
  }

  /** Stop the countdown. */
  halt = (): void => {
    this.#isHalted = true;
    this.countdown = null;
  };

  /** Does the ghost lie on this space? */
  covers(space: Space): boolean {
    return this.ghost?.spaces.includes(space) === true;
  }

  // --- Geometry

  #held(at: Anchor): Anchor {
    if (this.#picture === null) return at;
    return clampToMap(this.#picture, at, this.#offered.isLoose);
  }

  /** The anchor for a space that was pointed at; it may lie off the map. */
  #anchorFor(space: Space, method: InputMethod): Anchor {
    return anchorFor(this.#picture!, this.option!.type, space, method);
  }

  /** The anchor that covers a space, the nearest to another one or to where a pointer would put it. */
  #covering(space: Space, method: InputMethod, near: Anchor | null): Anchor {
    const from = near ?? this.#anchorFor(space, method);
    return anchorCovering(this.#picture!, space, from, this.#fitting);
  }

  #elementAt(at: Anchor | null, picture = this.#picture): Element | null {
    if (this.option === null || at === null || picture === null) return null;
    return elementAt(this.option, picture, at, this.#offered.isLoose);
  }

  #putAt(at: Anchor): void {
    if (coveredSpaces(this.#picture!, at).spaces.length === 0) return; // wholly off the map
    this.#change({ ...this.#sketch, option: this.option?.id ?? null, at });
    this.#followCursor();
  }

  /** Move the tab stop along with the ghost. */
  #followCursor(): void {
    if (this.#at === null || this.#picture === null) return;
    const [first] = coveredSpaces(this.#picture, this.#at).spaces;
    if (first !== undefined) this.cursor = first;
  }

  /**
   * Turn the ghost by a tap on a space below it. One that fits goes on to the next lie in which it fits,
   * and stays as it is if there is none; one that does not fit just turns.
   */
  #turnUnder(space: Space): void {
    const [option, old, at] = [this.option, this.#picture, this.#at];
    if (option === null || old === null || at === null) return;
    if (!this.isLegal) return this.turn(1);
    const lies = [1, 2, 3].map((by) => {
      const lie = { ...this.#sketch.lie, turns: (this.#sketch.lie.turns + by) % 4 };
      return { lie, picture: orient(option.picture, lie) };
    });
    const next = nextLieThatFits(old, lies, option.type, at, space, (one) => this.#fittingOf(one));
    if (next === null) return feel('misfit');
    this.#change({ ...this.#sketch, option: option.id, ...next });
    this.#followCursor();
  }

  /** Change its orientation, around its middle; a hero turns where it stands. */
  #lay(next: (lie: Lie) => Lie): void {
    const { option } = this;
    if (!this.game.isAsked || option === null || this.#picture === null) return;
    const lie = next(this.#sketch.lie);
    const now = orient(option.picture, lie);
    let { at } = this.#sketch;
    if (at !== null) {
      at = anchorAfterTurn(this.#picture, now, option.type, at);
      at = clampToMap(now, at, this.#offered.isLoose);
    }
    this.#change({ ...this.#sketch, option: option.id, lie, at });
    this.#followCursor();
  }

  // --- Saving

  /** Replace the sketch and remember the old one for undo. Nothing changes while a drawing is sent. */
  #change(sketch: Sketch): void {
    if (this.game.saving.state === 'saving') return;
    if (JSON.stringify(sketch) === JSON.stringify(this.#sketch)) return;
    this.game.forgetSaving(); // the state of the last drawing does not apply to this one
    this.#past = [...this.#past, this.#sketch];
    this.#sketch = sketch;
    this.#isHalted = false;
    this.#saver.schedule();
  }

  /** Another step is open: load its draft, or start with an empty one. */
  #resume(step: number | null): void {
    if (step === this.#step) return;
    this.#step = step;
    const found = step === null ? null : loadDraft(this.game.id, step);
    if (!found && step !== null) removeDraft(this.game.id);
    this.#sketch = found?.sketch ?? EMPTY;
    this.#past = found?.past ?? [];
    this.showsSkills = false;
    this.countdown = null;
    this.#pointer = null; // no ghost before the pointer has moved: it would lie on what was just drawn
    this.drag.cancel();
    this.#isHalted = found !== null; // nothing is sent automatically after a reload
  }

  // --- Queries

  /** While the skills are shown: ask what may follow the drawing. */
  #lookBehind(): (() => void) | undefined {
    const isWanted = this.showsSkills && !this.isSkilled && this.skill === null && this.isPinned;
    if (!isWanted || !this.isLegal || this.drawing === null) return undefined;
    return lookBehind(this.game, this.drawing);
  }

  #askWhy(): (() => void) | undefined {
    if (this.drawing === null || this.isLegal || !this.isReady) return undefined;
    return askWhy(this.game, this.drawing);
  }

  /** With the timer setting, a legal drawing is sent five seconds after its last change. */
  #count(): (() => void) | undefined {
    const isDue = settings.confirm === 'timer' && !this.#isHalted && this.sendable !== null;
    void this.#sketch; // a change restarts the countdown
    this.countdown = isDue ? COUNTDOWN_SECONDS : null;
    if (!isDue) return undefined;
    return countDown(
      COUNTDOWN_SECONDS,
      (left) => (this.countdown = left),
      () => {
        this.halt();
        this.confirm();
      },
    );
  }
}

function skillsIn(others: readonly Element[] | undefined): Set<string> {
  return new Set((others ?? []).flatMap((one) => (one.type === 'skill_use' ? [one.skill] : [])));
}
