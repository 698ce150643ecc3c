/**
 * The state of the form for a new table. Nothing is validated here: the server decides which options go
 * together, and its refusal is shown beside the field it is about.
 */
import * as api from '../../platform/protocol/api';
import type { BoxInfo, GameOptions, NewTable, OptionWishes } from '../../platform/protocol/schema';
import { firstEdicts } from '../../platform/protocol/scoringCards';
import { say } from '../../platform/speech/speech.svelte';
import { refusalText } from '../../ui/refusalText';

export type Field =
  'top' | 'deal' | 'seats' | 'title' | 'name' | 'skills' | 'ambushes' | 'scoring' | 'ruins';

const FIELDS: Readonly<Record<string, Field>> = {
  BadTitle: 'title',
  NoSuchDeal: 'deal',
  DayNotOver: 'deal',
  SeatsOutOfRange: 'seats',
  RuinsCardsBelong: 'ruins',
  ThreeSkills: 'skills',
  TooFewSkills: 'skills',
  UnknownSkill: 'skills',
  TooFewAmbushes: 'ambushes',
  NotAnAmbush: 'ambushes',
  UnknownCard: 'ambushes',
  UnknownSet: 'scoring',
  OneCardPerCategory: 'scoring',
  NotAScoringCard: 'scoring',
};
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export class NewTableState {
  preset = $state('');
  seats: number | null = $state(4);
  isPublic = $state(false);
  title = $state('');
  deal = $state('');
  /** Seconds for each step; null without a clock. */
  clock: number | null = $state(null);

  options: GameOptions = $state() as unknown as GameOptions;
  skills: 'all' | 'none' | 'choose' = $state('none');
  ambushes: 'sets' | 'choose' = $state('sets');
  ambushSets: string[] = $state.raw([]);
  scoring: 'dealt' | 'chosen' = $state('dealt');
  /** The map sheet that stays with every preset; null without one. */
  #map: string | null = null;
  /** A scoring card for each edict, A to D. */
  edicts: string[] = $state([]);

  constructor(
    readonly box: BoxInfo,
    preset: string,
  ) {
    this.applyPreset(preset in box.presets ? preset : 'base');
  }

  /** Set every option to that of the preset. */
  applyPreset(preset: string): void {
    const options = structuredClone(this.box.presets[preset]!);
    this.preset = preset;
    this.options = { ...options, map_sheet: this.#map ?? options.map_sheet };
    this.skills = options.skills.length === 0 ? 'none' : 'all';
    this.ambushSets = Object.keys(this.box.ambushes).filter((name) =>
      this.box.ambushes[name]!.every((card) => options.ambushes.includes(card)),
    );
    this.ambushes = 'sets';
    this.scoring = options.scoring.length > 0 ? 'chosen' : 'dealt';
    this.edicts = options.scoring.length > 0 ? options.scoring : firstEdicts(this.box);
  }

  /** Play on this map sheet, whatever preset is chosen. */
  takeMap(name: string): void {
    this.#map = name;
    this.options.map_sheet = name;
  }

  /** The boxes that scoring cards come from. */
  get boxes(): string[] {
    const found = Object.values(this.box.cards).map((card) => card.box);
    return [...new Set(found)].filter((box) => box != null);
  }

  /** The request body: of the options only those that differ from the preset. */
  request(): Partial<NewTable> {
    const seats = this.seats ?? 0;
    const clock = seats > 1 ? this.clock : null; // a solo game has no clock
    const table = { seats, public: this.isPublic, title: this.title.trim(), clock };
    if (this.deal.trim() !== '') return { ...table, deal: this.deal.trim() };
    return { ...table, preset: this.preset, options: this.#differing() };
  }

  #differing(): OptionWishes {
    const usual = this.box.presets[this.preset]!;
    const wanted = Object.entries({ ...this.#chosen() }).filter(
      ([name, value]) => name !== 'seats' && !same(value, usual[name as keyof GameOptions]),
    );
    return Object.fromEntries(wanted) as OptionWishes;
  }

  #chosen(): GameOptions {
    const usual = this.box.presets[this.preset]!;
    const chosen = $state.snapshot(this.options) as GameOptions;
    if (this.skills !== 'choose') chosen.skills = this.skills === 'all' ? this.box.skills : [];
    if (this.ambushes === 'sets') {
      chosen.ambushes = this.ambushSets.flatMap((name) => this.box.ambushes[name]!);
      // The same cards in another order are the preset's ambushes.
      const isUsual = same([...usual.ambushes].sort(), [...chosen.ambushes].sort());
      if (isUsual) chosen.ambushes = usual.ambushes;
    }
    if (this.scoring === 'chosen') {
      chosen.scoring = $state.snapshot(this.edicts);
      chosen.scoring_from = usual.scoring_from; // has no effect without dealing
    } else {
      chosen.scoring = [];
    }
    return chosen;
  }
}

/** The field a refusal belongs to, and its text. `named` is the field that a refused name belongs to. */
export function refusalPlace(failure: unknown, form: NewTableState, named: Field): [Field, string] {
  if (!(failure instanceof api.RequestRefused)) return ['top', refusalText(failure)];
  const { code, parameters } = failure.problem;
  const reason = String(parameters['reason'] ?? '');
  // A number out of the range of the type is refused by the decoder, with another code.
  if (code === 'BadRequest' && reason.includes('$.seats')) {
    return ['seats', say('refusal-SeatsOutOfRange', { seats: form.seats ?? 0 })];
  }
  if (code === 'UnknownSet' && parameters['set'] === '') {
    return ['scoring', say('web-home-scoring-from-none')];
  }
  const field = code === 'BadName' ? named : FIELDS[code];
  return [field ?? 'top', refusalText(failure)];
}
