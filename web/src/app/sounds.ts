/**
 * The sounds, synthesized note by note: no files to load. Everything a sound says is also shown, and
 * its caption says it in words.
 */

export const SOUNDS = ['card', 'turn', 'ambush', 'saved', 'season', 'last'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** In hertz, or noise. */
  pitch: number | 'noise';
  /** Seconds from the start of the sound, and how long it rings. */
  at: number;
  rings: number;
  form?: OscillatorType;
  loud?: number;
}

// No two have the same rhythm, and no two the same direction of pitch.
const NOTES: Record<Sound, readonly Note[]> = {
  card: [{ pitch: 'noise', at: 0, rings: 0.09 }],
  turn: [
    { pitch: 587, at: 0, rings: 0.18 },
    { pitch: 880, at: 0.13, rings: 0.35 },
  ],
  ambush: [
    { pitch: 147, at: 0, rings: 0.22, form: 'sawtooth', loud: 0.5 },
    { pitch: 139, at: 0.2, rings: 0.22, form: 'sawtooth', loud: 0.5 },
    { pitch: 131, at: 0.4, rings: 0.5, form: 'sawtooth', loud: 0.5 },
  ],
  saved: [{ pitch: 1047, at: 0, rings: 0.16, form: 'sine', loud: 0.6 }],
  season: [
    { pitch: 523, at: 0, rings: 0.3 },
    { pitch: 659, at: 0.16, rings: 0.3 },
    { pitch: 784, at: 0.32, rings: 0.3 },
    { pitch: 1047, at: 0.48, rings: 0.7 },
  ],
  last: [
    { pitch: 784, at: 0, rings: 0.08, form: 'square', loud: 0.35 },
    { pitch: 784, at: 0.18, rings: 0.08, form: 'square', loud: 0.35 },
    { pitch: 784, at: 0.36, rings: 0.08, form: 'square', loud: 0.35 },
  ],
};
const MIN_GAIN = 0.0001; // an exponential ramp cannot reach zero

let context: AudioContext | null = null;

/** Play a sound at a volume from 0 to 100. Browsers stay silent until the user has pressed something. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[sound]) ring(context, note, (volume / 100) ** 2);
}

function ring(context: AudioContext, note: Note, volume: number): void {
  const from = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(MIN_GAIN, from);
  gain.gain.linearRampToValueAtTime(volume * (note.loud ?? 0.8), from + 0.012);
  gain.gain.exponentialRampToValueAtTime(MIN_GAIN, from + note.rings);
  gain.connect(context.destination);
  const source = note.pitch === 'noise' ? rustle(context) : tone(context, note.pitch, note.form);
  source.connect(gain);
  source.start(from);
  source.stop(from + note.rings + 0.05);
}

function tone(
  context: AudioContext,
  pitch: number,
  form: OscillatorType = 'triangle',
): OscillatorNode {
  const source = context.createOscillator();
  source.type = form;
  source.frequency.value = pitch;
  return source;
}

/** An eighth of a second of white noise: paper on paper. */
function rustle(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate / 8, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
