import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../platform/settings.svelte';
import { letterOf } from '../../ui/letterOf';
import type { Draft } from './draft.svelte';
import { handleKey } from './shortcuts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key: name, code: '', preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;

let draft: Draft;
beforeEach(() => {
  settings.keys = true;
  const actions = ['undo', 'nudge', 'confirm', 'clear', 'halt', 'choose', 'turn', 'flip'];
  draft = {
    game: { isAsked: true },
    isPinned: true,
    sendable: [],
    countdown: null,
    failedConfirms: 0,
    showsSpots: false,
    cursor: 5,
    covers: (space: number) => space === 5,
    ...Object.fromEntries(actions.map((name) => [name, vi.fn()])),
  } as unknown as Draft;
});

test('a letter is found by its place on a Cyrillic keyboard', () => {
  expect(letterOf(key('R'))).toBe('r');
  expect(letterOf(key('к', { code: 'KeyR' }))).toBe('r');
  expect(letterOf(key('Enter', { code: 'Enter' }))).toBe('Enter');
});

test.each([
  ['3', {}, 'choose', [3]],
  ['r', {}, 'turn', [1]],
  ['R', { shiftKey: true }, 'turn', [-1]],
  ['f', {}, 'flip', []],
  ['u', {}, 'undo', []],
  ['z', { ctrlKey: true }, 'undo', []],
  ['ArrowUp', {}, 'nudge', [-1, 0]],
  ['ArrowRight', {}, 'nudge', [0, 1]],
  ['Enter', {}, 'confirm', []],
  ['Escape', {}, 'clear', []],
] as const)('%s %o does %s', (name, more, action, given) => {
  const event = key(name, more);
  handleKey(draft, event);
  expect(draft[action]).toHaveBeenCalledExactlyOnceWith(...given);
  expect(event.preventDefault).toHaveBeenCalledOnce();
});

test('Escape stops the countdown first', () => {
  draft.countdown = 3;
  handleKey(draft, key('Escape'));
  expect([draft.halt, draft.clear].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 0]);
});

test('space on the ghost asks once more why it cannot be, elsewhere it is left to the map', () => {
  handleKey(draft, key(' '));
  expect(draft.failedConfirms).toBe(1);
  draft.cursor = 6;
  const event = key(' ');
  handleKey(draft, event);
  expect(draft.failedConfirms).toBe(1);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test('s shows the spots and hides them again', () => {
  handleKey(draft, key('s'));
  expect(draft.showsSpots).toBe(true);
  handleKey(draft, key('s'));
  expect(draft.showsSpots).toBe(false);
});

test('without letters the other keys stay', () => {
  settings.keys = false;
  handleKey(draft, key('r'));
  expect(draft.turn).not.toHaveBeenCalled();
  handleKey(draft, key('Enter'));
  expect(draft.confirm).toHaveBeenCalledOnce();
});

test('nothing is done with a modifier, out of turn, or when somebody else has handled it', () => {
  for (const more of [
    { altKey: true },
    { metaKey: true },
    { ctrlKey: true },
    { defaultPrevented: true },
  ]) {
    handleKey(draft, key('r', more));
  }
  (draft.game as { isAsked: boolean }).isAsked = false;
  handleKey(draft, key('r'));
  expect(draft.turn).not.toHaveBeenCalled();
});

test('arrows and Enter without a ghost are left to the map', () => {
  Object.assign(draft, { isPinned: false, sendable: null });
  for (const name of ['ArrowUp', 'Enter', ' ']) {
    const event = key(name);
    handleKey(draft, event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  }
});
