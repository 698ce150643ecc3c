import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Files share their modules: the next one must not get the page of this one.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const chosen = new Map<string, string>();
const assign = vi.fn();
beforeEach(() => chosen.clear());

const usual = { location, document };

/** The module as a page at this path loads it. */
async function hostAt(path: string, isStatic = false) {
  vi.resetModules();
  // In Node modules lie in a folder of this machine: as on a static host, that is the prefix.
  const { prefix } = await import('./host');
  vi.stubGlobal('location', { pathname: prefix + path, assign });
  vi.stubGlobal('document', { ...usual.document, querySelector: () => (isStatic ? {} : null) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => chosen.get(key) ?? null,
    setItem: (key: string, value: string) => void chosen.set(key, value),
    removeItem: (key: string) => void chosen.delete(key),
  });
  vi.resetModules();
  return import('./host');
}

test('paths lie below the prefix in the address bar, and begin with / in the app', async () => {
  const { prefix, located, pathIn } = await hostAt('');
  expect(prefix).toMatch(/^\/(.+\/)?$/);
  expect(located('/t/abc')).toBe(`${prefix}t/abc`);
  expect([pathIn(prefix), pathIn(`${prefix}cards/x`)]).toEqual(['/', '/cards/x']);
});

test('a server hosts unless it is asked otherwise', async () => {
  expect((await hostAt('')).isDevice).toBe(false);
  expect((await hostAt('t/abc')).isDevice).toBe(false);
});

test('static pages are played on the device', async () => {
  expect((await hostAt('', true)).isDevice).toBe(true);
});

test('a choice holds for the tab, but not at the table of a server', async () => {
  (await hostAt('')).chooseHost('device');
  expect((await hostAt('cards')).isDevice).toBe(true);
  expect((await hostAt('t/abc')).isDevice).toBe(false);
  (await hostAt('')).chooseHost('server');
  expect((await hostAt('cards')).isDevice).toBe(false);
  expect(assign).toHaveBeenCalledTimes(2);
});

test('only a choice ends when the network is back: not static pages, nor a table of the device', async () => {
  (await hostAt('')).chooseHost('device');
  expect((await hostAt('cards')).isDeviceByChoice).toBe(true);
  expect((await hostAt('t/l0123')).isDeviceByChoice).toBe(false);
  expect((await hostAt('cards', true)).isDeviceByChoice).toBe(false);
});

test('a table of the device is played there, and so is what follows', async () => {
  expect((await hostAt('t/l0123')).isDevice).toBe(true);
  expect((await hostAt('')).isDevice).toBe(true);
});
