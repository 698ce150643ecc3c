/** The caption of the last sound, shown for a few seconds. */
import { settings } from '../settings.svelte';
import { play, type Sound } from './sounds';

const SHOW_MS = 3500;

class Captions {
  sound: Sound | null = $state(null);
  /** How many captions were shown; the same sound twice is a new caption. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Play the sound and show its caption, each if the settings say so. */
  show(sound: Sound, kind?: string): void {
    if (settings.sounds) play(sound, settings.volume, kind);
    if (!settings.captions) return;
    this.sound = sound;
    this.count += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.sound = null), SHOW_MS);
  }
}

export const captions = new Captions();
