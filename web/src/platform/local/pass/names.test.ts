import { expect, test } from 'vitest';
import { filledNames, namesTrouble } from './names';

test('empty fields are nobody', () => {
  expect(filledNames([' Ann ', '', 'Ben', '  '])).toEqual(['Ann', 'Ben']);
});

test('two people need two different names', () => {
  expect(namesTrouble(['Ann', ''])).toBe('web-pass-names-few');
  expect(namesTrouble(['Ann', 'Ben', 'ann '])).toBe('web-pass-names-same');
  expect(namesTrouble(['Ann', 'Ben', ''])).toBeNull();
});
