import { expect, test } from 'vitest';
import { plain } from './cardText';

test('a search does not mind capitals and accents', () => {
  expect(plain('Žluťoučký Łoś')).toBe('zlutoucky los');
  expect(plain('Kethra’s Gates')).toBe("kethra's gates");
  expect(plain('Ёлка')).toBe('елка');
});
