import { expect, test, vi } from 'vitest';
import type { FlipInfo } from '../../platform/protocol/schema';
import * as api from './api';
import { FlipSession, rememberFlip } from './flipSession.svelte';

const card = (number: number): FlipInfo => ({ number, is_over: false }) as FlipInfo;

test('a card that polling brings before the answer does not swallow the next press', async () => {
  rememberFlip('f', 'key');
  const answers: ((info: FlipInfo) => void)[] = [];
  const turn = vi
    .spyOn(api, 'turn')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const look = vi.spyOn(api, 'flip').mockImplementation(async () => card(1));
  const session = new FlipSession('f');
  await session.look();
  void session.turn();
  void session.turn(); // the same card: asked for once
  expect(turn.mock.calls.map(([, , number]) => number)).toEqual([2]);
  look.mockImplementation(async () => card(2));
  await session.look();
  void session.turn();
  expect(turn.mock.calls.map(([, , number]) => number)).toEqual([2, 3]);
  answers[0]!(card(2));
  await Promise.resolve();
  void session.turn(); // the third is still being turned
  expect(turn.mock.calls.length).toBe(2);
});
