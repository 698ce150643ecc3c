import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../platform/protocol/schema';
import { MAX_PLACES, offeredSeat, placesOf } from './places';

const person = { name: 'Olena', is_person: true } as SeatInfo;
const tableOf = (seats: (SeatInfo | null)[], host: number | null = 0): TableInfo =>
  ({ seats, host }) as unknown as TableInfo;

test('the first seat is offered that is neither taken nor kept', () => {
  expect(offeredSeat(tableOf([person, null, null]), [])).toBe(1);
  expect(offeredSeat(tableOf([person, null, null]), [1])).toBe(2);
  expect(offeredSeat(tableOf([person, null]), [1])).toBeNull();
  expect(offeredSeat(tableOf([person, person]), [])).toBeNull();
});

test('the host sits at the top, and every seat has a place', () => {
  const places = placesOf(tableOf([null, null, person, null], 2), 0, [1]);
  expect(places.map(({ seat, kind }) => [seat, kind])).toEqual([
    [2, 'taken'],
    [3, 'free'],
    [0, 'yours'],
    [1, 'kept'],
  ]);
  expect(places[0]).toMatchObject({ x: 50, y: 13 });
});

test('a large table shows who is there, your place, and one for all others', () => {
  const seats = Array.from({ length: 100 }, (_, seat) => (seat % 2 ? person : null));
  const places = placesOf(tableOf(seats, null), 0, []);
  expect(places).toHaveLength(MAX_PLACES);
  expect(places.filter(({ kind }) => kind === 'taken')).toHaveLength(MAX_PLACES - 2);
  expect(places.at(-2)).toMatchObject({ seat: 0, kind: 'yours' });
  expect(places.at(-1)).toMatchObject({ seat: null, kind: 'rest' });
});
