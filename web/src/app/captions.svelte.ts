/** What is heard right now, in words, for as long as one needs to read it. */
import { settings } from '../settings.svelte';
import { play, type Sound } from './sounds';

const SHOW_MS = 3500; // ms

class Captions {
  sound: Sound | null = $state(null);
  /** How many were shown: the same words twice are two captions. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A sound, a caption, both or neither: as it was chosen. */
  show(sound: Sound): void {
    if (settings.sounds) play(sound, settings.volume);
    if (!settings.captions) return;
    this.sound = sound;
    this.count += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.sound = null), SHOW_MS);
  }
}

export const captions = new Captions();
