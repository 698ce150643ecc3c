import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speech } from '../platform/speech/speech.svelte';
import type { BoxInfo } from '../platform/protocol/schema';
import { box } from './box.svelte';
import { EventLog, type Sentence } from './eventLog.svelte';
import type { Game, GameEvent } from './game.svelte';

beforeAll(() => speech.learn('en'));

let game: {
  you: number | null;
  view: unknown;
  news: GameEvent[];
  walks: { event: number; path: number[] }[];
  newsCount: number;
  isAsked: boolean;
  nameOf: (seat: number) => string;
};
let log: EventLog;
beforeEach(() => {
  game = {
    you: 0,
    view: { card: 'orchard', seats: [{}, {}], step: { question: 'draw' } },
    news: [],
    walks: [],
    newsCount: 1,
    isAsked: true,
    nameOf: (seat) => ['Ada', 'Bo'][seat]!,
  };
  log = new EventLog(game as unknown as Game);
});

const happen = (...events: object[]): void => {
  game.news = events as GameEvent[];
  log.follow();
};
const texts = (sentences: readonly Sentence[]): string[] => sentences.map((one) => one());
const drew = (seat: number, by: number | null) => ({ type: 'shape_drawn', seat, by, terrain: 'forest', spaces: '3' }); // prettier-ignore

test('the log has everything, the live region what concerns you', () => {
  happen({ type: 'card_revealed', card: 'hamlet' }, drew(0, 0), drew(1, 1));
  expect(texts(log.log)).toHaveLength(3);
  expect(texts(log.log)[0]).toContain('Hamlet');
  expect(texts(log.log)[1]).toContain('A1, A2');
  expect(texts(log.log)[2]).toContain('Bo');
  expect(texts(log.latest)).toEqual(texts(log.log).slice(0, 2));
});

test('what others draw on your map is noted until you draw, or have read it', () => {
  happen(drew(0, 1));
  expect(texts(log.visits)[0]).toContain('Bo');
  happen({ type: 'season_began', season: 1 });
  expect(log.visits).toHaveLength(1);
  happen(drew(0, 0));
  expect(log.visits).toEqual([]);
  happen(drew(0, null));
  expect(texts(log.visits)[0]).toContain('Orchard');
  log.dismissVisits();
  expect(log.visits).toEqual([]);
});

test('a question is said, but is no news later', () => {
  happen({ type: 'step_opened', question: 'draw', asked: [0, 1] });
  expect(log.latest).toHaveLength(1);
  expect(log.log).toEqual([]);
  happen({ type: 'step_opened', question: 'draw', asked: [1] });
  expect(log.log).toEqual([]);
});

test('with many seats the log leaves out the others', () => {
  game.view = { card: null, seats: Array(9).fill({}) };
  happen(drew(1, 1), drew(0, 0));
  expect(log.log).toHaveLength(1);
});

test('whoever comes later hears the card and the question, unless news came first', () => {
  log.announceStep();
  expect(texts(log.latest)[0]).toContain('Orchard');
  expect(log.latest).toHaveLength(2);
  happen({ type: 'season_began', season: 1 });
  const before = log.latest;
  log.announceStep();
  expect(log.latest).toBe(before);
});

test('the log keeps the last 400 sentences', () => {
  for (let k = 0; k < 401; k += 1)
    happen(k === 0 ? { type: 'season_began', season: 3 } : drew(0, 0));
  expect(log.log).toHaveLength(400);
  expect(texts(log.log).every((text) => text.includes('A1'))).toBe(true);
});

test('monsters that walk in are noted with why they stand there, and drawn', () => {
  box.info = {
    cards: { goblin_attack: { corner: 'bottom_right', direction: 'counterclockwise' } },
  } as unknown as BoxInfo;
  game.walks = [{ event: 1, path: [96, 85, 74] }];
  happen({ type: 'card_revealed', card: 'goblin_attack' }, drew(0, null));
  expect(texts(log.visits)[0]).toMatch(/bottom right corner.* counterclockwise .*2 places did not/);
  expect(log.latest).toHaveLength(2);
  expect(log.visited).toMatchObject([{ card: 'goblin_attack', path: [96, 85, 74] }]);
  game.walks = [];
  happen(drew(0, 0));
  expect(log.visited).toEqual([]);
});

test('what happened before the first question is told to who comes in', () => {
  game.newsCount = 0;
  game.news = [{ type: 'card_revealed', card: 'hamlet' }, drew(0, null)] as GameEvent[];
  log = new EventLog(game as unknown as Game);
  expect(log.visits).toHaveLength(1);
  const before = log.latest;
  log.announceStep();
  expect(log.latest).not.toBe(before); // the live region is there only now
  expect(texts(log.latest)).toEqual(texts(before));
});
