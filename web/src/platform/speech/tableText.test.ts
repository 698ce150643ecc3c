import { beforeAll, expect, test } from 'vitest';
import { speech } from './speech.svelte';
import { labels, nameAt, seasonName, timeText, titleId } from './tableText';

beforeAll(() => speech.learn('en'));

test('namesakes are told apart by the number of their seat', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Ada' }, { name: '' }, null];
  expect([0, 1, 2].map((seat) => nameAt(seats, seat))).toEqual(['Ada 1', 'Bo', 'Ada 3']);
  expect(nameAt(seats, 3)).not.toBe('');
  expect([nameAt(seats, 4), nameAt(seats, 9)]).toEqual(['5', '10']);
});

test('small words', () => {
  expect(labels('803')).toBe('A1, A2, B1');
  expect([titleId(3), titleId(-3)]).toEqual(['title-3', 'title-minus-3']);
  expect([timeText(7, 8), timeText(9, 8)]).toEqual(['time 7 of 8', 'time is up']);
  expect([0, 1, 2, 3].map(seasonName)).toEqual(['Spring', 'Summer', 'Fall', 'Winter']);
});
