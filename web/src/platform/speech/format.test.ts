import { expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { joinNames, minus, signed } from './format';

test('numbers have a true minus, changes always a sign', () => {
  expect([minus(-3), minus(0), minus(4)]).toEqual(['−3', '0', '4']);
  expect([signed(-3), signed(0), signed(4)]).toEqual(['−3', '±0', '+4']);
});

test('names are joined as the language does it', () => {
  expect(joinNames(['Ada', 'Bo', 'Cleo'])).toBe('Ada, Bo, and Cleo');
  settings.language = 'pl';
  expect(joinNames(['Ada', 'Bo'])).toBe('Ada i Bo');
  settings.language = 'en';
});
