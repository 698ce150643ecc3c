import { expect, test } from 'vitest';
import type catalogues from 'virtual:catalogues';
import { say, speech } from './speech.svelte';

type Catalogues = typeof catalogues;

/** A catalogue that arrives when `arrive` is called. */
function late(id: string) {
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const of = (language: string) => () => arrival.then(() => ({ default: `${id} = ${language}\n` }));
  const catalogue = Object.fromEntries(
    ['en', 'uk', 'ru', 'cs', 'pl'].map((language) => [language, of(language)]),
  ) as unknown as Catalogues;
  return { catalogue, arrive };
}

test('whoever asks for a catalogue that is still loading waits for it, too', async () => {
  await speech.learn('en');
  const { catalogue, arrive } = late('late-one');
  const callers = [speech.add(catalogue), speech.add(catalogue)];
  const second = callers[1]!.then(() => say('late-one'));
  await Promise.resolve();
  expect(say('late-one')).toBe('late-one');
  arrive();
  expect(await second).toBe('en');
});

test('a language that is chosen meanwhile has the catalogue', async () => {
  await speech.learn('en');
  const { catalogue, arrive } = late('late-two');
  const adding = speech.add(catalogue);
  void speech.learn('cs');
  arrive();
  await adding;
  expect(say('late-two')).toBe('cs');
});

test('a catalogue that failed to load is loaded by the next caller', async () => {
  await speech.learn('en');
  const { catalogue, arrive } = late('late-three');
  const good = catalogue.en!;
  catalogue.en = () => Promise.reject(new Error('no network'));
  await expect(speech.add(catalogue)).rejects.toThrow('no network');
  catalogue.en = good;
  arrive();
  await speech.add(catalogue);
  expect(say('late-three')).toBe('en');
});
