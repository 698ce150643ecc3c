/** The pictures in pictures/ are those that are compared, and small enough for a repository. */
import assert from 'node:assert/strict';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { IS_NEW, KEPT, PICTURED } from './pictures.mjs';
import { SCREENS } from './screens.mjs';

const MAX_BYTES = 5e6;

test('each compared screen is walked to', () => {
  const screens = new Set(PICTURED.map(({ screen }) => screen));
  assert.deepEqual(
    [...screens].filter((screen) => !SCREENS.includes(screen)),
    [],
  );
});

test('a picture is kept of each, and no other', () => {
  const compared = PICTURED.map(({ name }) => `${name}.png`).sort();
  const kept = readdirSync(KEPT).sort();
  if (IS_NEW) {
    for (const name of kept.filter((one) => !compared.includes(one))) rmSync(join(KEPT, name));
  } else {
    assert.deepEqual(kept, compared);
  }
});

test('all of them are small', () => {
  const bytes = readdirSync(KEPT).map((name) => statSync(join(KEPT, name)).size);
  assert.ok(bytes.reduce((sum, one) => sum + one, 0) < MAX_BYTES);
});
