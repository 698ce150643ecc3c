import { beforeAll, expect, test } from 'vitest';
import sentences from 'virtual:catalogues/web_games';
import type { OwnGame } from '../../platform/protocol/ownGames';
import { speech } from '../../platform/speech/speech.svelte';
import {
  awaitedText,
  drawnText,
  leftNow,
  resultText,
  titleOf,
  whenText,
  whereText,
} from './gamesText';

beforeAll(async () => {
  await speech.learn('en');
  await speech.add(sentences);
});

const seat = (_number: number, name: string, fields = {}) => ({
  name,
  colour: 'red',
  is_person: true,
  has_drawn: false,
  ...fields,
});
const game = (fields: Partial<OwnGame> = {}): OwnGame => ({
  id: '0'.repeat(26),
  title: '',
  status: 'playing',
  preset: 'base',
  clock: null,
  seat: 0,
  seats: [seat(0, 'Mira', { has_drawn: true }), seat(1, 'Oleh'), seat(2, 'Ana')],
  map: null,
  season: 1,
  time: 4,
  season_time: 8,
  cards: [],
  is_your_turn: false,
  deadline: null,
  left: null,
  changed_at: '2026-11-16T12:00:00Z',
  finished_at: null,
  place: null,
  stars: null,
  rating: null,
  par: null,
  is_end_seen: false,
  day: null,
  ...fields,
});

test('a game without a title is called after those who play', () => {
  expect(titleOf(game({ title: 'Tuesday pair' }))).toBe('Tuesday pair');
  expect(titleOf(game())).toBe('With Oleh and Ana');
  const bots = [1, 2].map((number) => seat(number, 'Quill', { is_person: false }));
  expect(titleOf(game({ seats: [seat(0, 'Mira'), ...bots] }))).toBe('With 2 bots');
  expect(titleOf(game({ seats: [seat(0, 'Mira')] }))).toBe('Solo game');
  const daily = { seats: [seat(0, 'Mira')], day: '2026-11-09' };
  expect(titleOf(game(daily))).toBe('Daily deal, November 9');
  const many = ['Oleh', 'Ana', 'Zosia', 'Pavel', 'Ines'].map((name, k) => seat(k + 1, name));
  expect(titleOf(game({ seats: [seat(0, 'Mira'), ...many] }))).toBe('With Oleh, Ana and 3 more');
});

test('it says where the game is, for whom it waits, and how many have drawn', () => {
  expect(whereText(game())).toBe('Summer, time 4 of 8');
  expect(awaitedText(game())).toBe('for Oleh and Ana');
  expect(drawnText(game())).toBe('1 of 3 have drawn');
});

test('the time left counts from when it was told', () => {
  expect(leftNow(game(), 0, 5000)).toBeNull();
  expect(leftNow(game({ left: 60 }), 1000, 31_000)).toBe(30);
  expect(leftNow(game({ left: 60 }), 1000, 900_000)).toBe(0);
});

test('a finished game has its day, its place and what it is worth', () => {
  const now = Date.parse('2026-11-17T12:00:00');
  const over = game({ finished_at: '2026-11-16T12:00:00', place: 2, stars: 90, par: 96.4 });
  expect(resultText(over, now)).toBe('finished yesterday, place 2 of 3, 6 under par');
  expect(resultText({ ...over, stars: 98, seats: [seat(0, 'Mira')] }, now)).toBe(
    'finished yesterday, 2 over par',
  );
  expect(whenText('2026-11-01T12:00:00', now)).toContain('2026');
});
