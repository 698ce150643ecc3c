/**
 * The drawing being made for the open step, and what the player does with it. Whether it is legal and what it
 * gains is looked up in the server's spots and effects; no rule is computed here.
 */
import { feel } from '../../platform/app/feel';
import { settings } from '../../platform/settings.svelte';
import { nameOf, type Element, type Figures } from '../../platform/protocol/offers';
import { spaceAt, spaceOfLabel, type Space } from '../../platform/protocol/spaces';
import type { Draggable } from '../../ui/sheet/drag';
import { ghostAt, partsOf, type Ghost } from '../../ui/sheet/ghost';
import type { InputMethod } from '../../ui/sheet/inputMethod';
import { coveredSpaces, isOnMap, type Anchor } from '../../ui/sheet/shapes';
import type { Reason } from '../../ui/refusalText';
import { box } from '../box.svelte';
import type { Drawing } from '../game.svelte';
import { countDown } from './countDown';
import { confirmText } from './drawingText';
import { landingFor } from './placement';
import { PlacedShape } from './placedShape.svelte';
import { askWhy, lookAhead, lookBehind } from './queries';
import { EMPTY, type DrawnGame, type SkillOffer } from './types';

const COUNTDOWN_SECONDS = 5;
const ABOVE_FINGER = 1.1; // rows between a finger and the shape that it drags

const sameDrawing = (one: Drawing, other: Drawing): boolean =>
  one.map(nameOf).join('|') === other.map(nameOf).join('|');

export class Draft extends PlacedShape {
  /** The skills are shown: then those that may follow the drawing are requested. */
  showsSkills = $state(false);
  /** How often sending was tried and not possible; each time the reason is announced again. */
  failedConfirms = $state(0);
  /** What was drawn last; it decides the sound of the pen. */
  drawnKind = '';
  /** Seconds until the drawing is sent automatically. */
  countdown: number | null = $state(null);

  /** From the corner of the dragged shape to the pointer. */
  #grip: Anchor = { row: 0, column: 0 };
  readonly #end: () => void;

  constructor(game: DrawnGame) {
    super(game);
    box.open();
    this.#end = $effect.root(() => {
      $effect.pre(() => this.#open(game.step?.number ?? null));
      $effect(() => lookAhead(game, this.begun));
      $effect(() => this.#lookBehind());
      $effect(() => this.#askWhy());
      $effect(() => this.#count());
    });
  }

  end(): void {
    this.book.end();
    this.#end();
  }

  // --- The ghost

  /** What can be sent now. */
  readonly sendable: Drawing | null = $derived.by(() => {
    if (!this.game.isAsked || this.isLifted) return null;
    if (this.isPinned) return this.isLegal ? this.drawing : null;
    return this.spots?.complete && this.begun.length > 0 ? this.begun : null;
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    if (this.game.hasAnswered) return this.#answer;
    if (!this.game.isAsked) return null;
    const fixed = this.#fixed;
    const { option } = this;
    const isLifted = this.isLifted;
    const isOutside = isLifted && this.at === null;
    const at = isOutside ? { row: 0, column: 0 } : this.at;
    if (option === null || at === null || this.picture === null) {
      return ghostAt(fixed);
    }
    const isLegal = this.isLegal || isOutside;
    return {
      kind: option.kind,
      ...(isOutside ? { spaces: [] } : coveredSpaces(this.picture, at)),
      isLegal,
      lies: { at, picture: this.picture, lie: this.lie },
      isLifted,
      isPinned: this.isPinned && !isLifted,
      refusals: this.failedConfirms,
      clash: isLegal ? [] : this.#clash,
      fixed,
      actions: { ...this.#actions, confirmLabel: confirmText(this, this.game) },
    };
  });

  #fixed = $derived(this.begun.flatMap(partsOf));

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
    if (this.element !== null) return this.gainOf(this.element);
    const last = this.begun.at(-1);
    return last ? (this.gainsAfter(this.begun.slice(0, -1))?.get(nameOf(last)) ?? null) : null;
  });

  /** Why the ghost does not fit; null until the server has answered. */
  readonly reason: Reason | null = $derived.by(() => {
    const { tried } = this.game;
    const { drawing } = this;
    if (this.at !== null && drawing === null) return { code: 'NotOnTheMap', parameters: {} };
    if (this.isLegal || drawing === null || tried === null || tried.refusal === null) return null;
    if (tried.step !== this.game.step?.number || !sameDrawing(tried.drawing, drawing)) return null;
    return { code: tried.refusal, parameters: tried.parameters };
  });

  get #clash(): Space[] {
    const named = this.reason?.parameters['spaces'];
    if (typeof named !== 'string') return [];
    return named.split(/[\s,]+/).flatMap((label) => spaceOfLabel(label) ?? []);
  }

  // --- Skills

  readonly skills: SkillOffer[] = $derived.by(() => {
    const before = skillsIn(this.spots?.others);
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
    const main = offer.when === 'behind' && this.element ? [this.element] : [];
    const begun = [...this.book.now.begun, ...main, use];
    const { option, lie, at } = offer.when === 'behind' ? EMPTY : this.book.now;
    this.change({ begun, option, lie, at });
    this.showsSkills = false;
  }

  /** Remove the skill from the drawing; a shape drawn before it is kept. */
  leaveSkill = (): void => {
    const [first] = this.book.now.begun;
    if (first?.type === 'skill_use') this.change({ ...this.book.now, begun: [] });
    else {
      const last = this.book.past.findLast(({ begun }) => begun.length === 0);
      this.change(last ?? EMPTY);
    }
  };

  // --- Actions

  put = (space: Space, how: InputMethod = 'mouse'): void => {
    if (!this.game.isAsked || this.option === null) return;
    if (how === 'touch' && this.isPinned && this.covers(space) && this.canTurn) {
      this.turnUnder(space); // a tap on the ghost
      return;
    }
    this.putOn(space, how);
    if (settings.confirm === 'at_once' && this.isLegal) this.confirm();
  };

  /** Dragging: the shape follows the pointer, and its landing place the nearest spot where it fits. */
  readonly drag: Draggable = {
    lift: (from, how) => {
      if (!this.game.isAsked || this.picture === null || this.game.saving.state === 'saving') {
        return false;
      }
      const { height, width } = this.picture;
      const at = this.at;
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
      if (this.carried === null || this.picture === null) return; // another step has begun
      const at = { row: to.row - this.#grip.row, column: to.column - this.#grip.column };
      const { height, width } = this.picture;
      this.carried = at;
      const isInside = isOnMap(at.row + height / 2, at.column + width / 2);
      const landing = isInside ? landingFor(at, this.fitting) : null;
      if (landing?.row !== this.landing?.row || landing?.column !== this.landing?.column) {
        this.landing = landing;
        feel('space');
      }
    },
    drop: () => {
      const [landing, wasLifted] = [this.landing, this.isLifted];
      this.drag.cancel();
      if (!wasLifted) return;
      this.pointer = null;
      if (landing === null) this.change({ ...this.book.now, at: null });
      else this.putAt(landing);
      if (landing !== null && !this.isLegal) feel('misfit');
      if (settings.confirm === 'at_once' && landing !== null && this.isLegal) this.confirm();
    },
    cancel: () => {
      this.carried = null;
      this.landing = null;
    },
  };

  /** The pointer is over this space, or -1 after leaving the map. */
  hover = (space: Space): void => {
    this.pointer = space < 0 ? null : space;
  };

  /** Undo one step. */
  undo = (): void => {
    const last = this.book.past.at(-1);
    if (last === undefined || !this.game.isAsked || this.game.saving.state === 'saving') return;
    this.book.undo(last);
  };

  get canUndo(): boolean {
    return this.book.past.length > 0;
  }

  /** Take the shape off the map, or else remove the skill; this can be undone. */
  clear = (): void => {
    if (!this.game.isAsked) return;
    this.pointer = null;
    this.drag.cancel();
    if (this.book.now.at !== null) this.change({ ...this.book.now, at: null });
    else if (this.book.now.begun.length > 0) this.leaveSkill();
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
    this.book.isHalted = true;
    this.countdown = null;
  };

  /** Does the ghost lie on this space? */
  covers(space: Space): boolean {
    return this.ghost?.spaces.includes(space) === true;
  }

  /** Another step is open, with its draft if there is one. */
  #open(step: number | null): void {
    if (!this.book.open(step)) return;
    this.showsSkills = false;
    this.countdown = null;
    this.pointer = null; // no ghost before the pointer has moved: it would lie on what was just drawn
    this.drag.cancel();
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
    const isDue = settings.confirm === 'timer' && !this.book.isHalted && this.sendable !== null;
    void this.book.now; // a change restarts the countdown
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
