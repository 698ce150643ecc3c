import { beforeAll, expect, test } from 'vitest';
import { RequestRefused } from '../platform/protocol/api';
import { speech } from '../platform/speech/speech.svelte';
import { reasonText, refusalText } from './refusalText';

beforeAll(() => speech.learn('en'));

const refused = (code: string, status = 409, request: string | null = null) =>
  new RequestRefused(status, { code, parameters: {}, message: '', request });

test('a known refusal has its sentence, an unknown one that of the place', () => {
  expect(refusalText(refused('WrongPassword'))).toBe(speech.say('refusal-WrongPassword'));
  expect(refusalText(refused('Unheard'))).toBe(speech.say('web-home-refused'));
  expect(refusalText(refused('Unheard'), 'table')).toBe(speech.say('web-table-refused'));
  expect(refusalText(new TypeError('x'), 'table')).toBe(speech.say('web-table-no-line'));
});

test('a failure of the server is said with the id of its request, a refusal without', () => {
  const busy = speech.say('refusal-ServerBusy');
  expect(refusalText(refused('ServerBusy', 503, '1f2e'))).toBe(`${busy} (1f2e)`);
  expect(refusalText(refused('WrongPassword', 403, '1f2e'))).not.toContain('1f2e');
});

test('ids of terrains and skills are said by their names; an unknown one stays as it is', () => {
  const told = (code: string, parameters: Record<string, string>) =>
    reasonText({ code, parameters });
  expect(told('TerrainNotOffered', { terrain: 'forest' })).toBe(
    speech.say('refusal-TerrainNotOffered', { terrain: speech.say('terrain-forest') }),
  );
  expect(told('SkillNotInPlay', { skill: 'search' })).toContain(speech.say('card-search'));
  expect(told('UnknownSkill', { skill: 'unheard' })).toContain('“unheard”');
});
