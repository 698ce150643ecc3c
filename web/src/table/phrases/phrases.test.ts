import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Phrases, phraseText } from './phrases.svelte';

describe('phrases', () => {
  let card = 'orchard';
  let phrases: Phrases;
  beforeEach(() => {
    vi.useFakeTimers();
    phrases = new Phrases('table', () => card);
  });

  it('are shown for eight seconds, the last of each seat', () => {
    phrases.hear({ type: 'word', seat: 1, phrase: 'hm', left: 2 }, 0);
    phrases.hear({ type: 'word', seat: 1, phrase: 'well', left: 1 }, 0);
    expect(phrases.heard.map(({ phrase }) => phrase)).toEqual(['well']);
    vi.advanceTimersByTime(7999);
    expect(phrases.of(1)?.phrase).toBe('well');
    vi.advanceTimersByTime(1);
    expect(phrases.of(1)).toBeUndefined();
  });

  it('are counted by the server, and anew with another card', () => {
    phrases.hear({ type: 'word', seat: 0, phrase: null, left: 0 }, 0);
    expect(phrases.left).toBe(0);
    expect(phrases.heard).toEqual([]);
    card = 'hamlet';
    expect(phrases.left).toBe(3);
  });

  it('of a muted seat are not shown, also after a reload, until it is unmuted', () => {
    phrases.toggleMute(1);
    phrases.hear({ type: 'word', seat: 1, phrase: 'slow', left: 2 }, 0);
    expect(phrases.heard).toEqual([]);
    expect(new Phrases('table', () => card).isMuted(1)).toBe(true);
    expect(new Phrases('other', () => card).isMuted(1)).toBe(false);
    phrases.toggleMute(1);
    expect(phrases.of(1)?.phrase).toBe('slow');
  });

  it('have texts by their ids', () => {
    expect(phraseText('hats_off')).toBe('web-say-hats-off');
  });
});
