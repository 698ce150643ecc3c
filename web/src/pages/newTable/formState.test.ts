import { beforeAll, beforeEach, expect, test } from 'vitest';
import { RequestRefused } from '../../platform/protocol/api';
import type { BoxInfo } from '../../platform/protocol/schema';
import { speech } from '../../platform/speech/speech.svelte';
import { NewTableState, refusalPlace } from './formState.svelte';

beforeAll(() => speech.learn('en'));

const base = {
  seats: 4,
  skills: [],
  ambushes: ['goblin', 'gnoll'],
  scoring: [],
  scoring_from: ['base'],
  take_back: true,
};
const box = {
  presets: { base, heroes: { ...base, skills: ['search', 'dig'], ambushes: [] } },
  skills: ['search', 'dig'],
  ambushes: { base: ['gnoll', 'goblin'], heroes: ['troll'] },
  cards: {
    a1: { category: 'forest', box: 'base' },
    a2: { category: 'forest', box: 'heroes' },
    b1: { category: 'water', box: 'base' },
    other: {},
  },
} as unknown as BoxInfo;
let form: NewTableState;
beforeEach(() => (form = new NewTableState(box, 'base')));

test('a map sheet that was asked for stays with every preset', () => {
  form.takeMap('own1-m');
  expect(form.request().options).toEqual({ map_sheet: 'own1-m' });
  form.applyPreset('heroes');
  expect(form.request()).toMatchObject({ preset: 'heroes', options: { map_sheet: 'own1-m' } });
});

test('a preset as it is says nothing of its options', () => {
  expect(form.request()).toEqual({
    seats: 4,
    public: false,
    title: '',
    clock: null,
    preset: 'base',
    options: {},
  });
  expect(new NewTableState(box, 'gone').preset).toBe('base');
});

test('only what differs from the preset is asked for', () => {
  form.options.take_back = false;
  form.skills = 'all';
  form.ambushSets = ['base', 'heroes'];
  expect(form.request().options).toEqual({
    take_back: false,
    skills: ['search', 'dig'],
    ambushes: ['gnoll', 'goblin', 'troll'],
  });
});

test('edicts chosen by hand begin with the first card of each category', () => {
  form.scoring = 'chosen';
  form.options.scoring_from = ['heroes']; // says nothing while nothing is dealt
  expect(form.request().options).toEqual({ scoring: ['a1', 'b1'] });
});

test('a deal brings its own game, and a table of one has no clock', () => {
  form.clock = 60;
  expect(form.request().clock).toBe(60);
  form.seats = 1;
  form.deal = ' code ';
  expect(form.request()).toEqual({ seats: 1, public: false, title: '', clock: null, deal: 'code' });
});

test('a refusal stands beside the field it is about', () => {
  const refused = (code: string, parameters = {}) =>
    refusalPlace(
      new RequestRefused(422, { code, parameters, message: '', request: null }),
      form,
      'title',
    )[0];
  expect(refused('NoSuchDeal')).toBe('deal');
  expect(refused('BadName', { reason: '' })).toBe('title');
  expect(refused('BadTitle')).toBe('title');
  expect(refused('BadRequest', { reason: 'at $.seats' })).toBe('seats');
  expect(refused('BadRequest', { reason: 'at $.title' })).toBe('top');
  expect(refusalPlace(new TypeError('offline'), form, 'name')).toEqual([
    'top',
    speech.say('web-home-no-line'),
  ]);
});
