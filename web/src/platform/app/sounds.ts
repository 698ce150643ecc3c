/**
 * The sounds, synthesized: no files to load. Everything a sound says is also shown, and its caption says
 * it in words. All are shorter than 400 ms and at most a quarter of full scale (-12 dB); a new one ends
 * the one before.
 */

export const SOUNDS = [
  'lift',
  'misfit',
  'saved',
  'card',
  'ruins',
  'ambush',
  'pass',
  'coin',
  'season',
  'stars',
  'others',
  'turn',
  'last',
  'winner',
] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** In hertz: the pitch of a tone, or the middle of filtered noise. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** Noise of this narrowness; without it a tone. */
  noise?: number;
  form?: OscillatorType;
  /** Seconds from the start of the sound, and how long it takes. */
  at: number;
  length: number;
  /** Seconds until it is loudest. */
  rise?: number;
  /** From 0 to 1; notes that overlap add up to at most 1. */
  loud: number;
  /** From one side to the other, -1 to 1. */
  pan?: readonly [from: number, to: number];
}

const tap = (pitch: number, at: number, loud = 0.5): Note => ({
  pitch,
  to: pitch * 0.6,
  at,
  length: 0.05,
  loud,
});
const stroke = (pitch: number, at: number, length: number, noise: number): Note => ({
  pitch,
  to: pitch * 0.7,
  noise,
  at,
  length,
  rise: length / 3,
  loud: 0.9,
});

/** A pen on paper, by what it draws. */
const STROKES: Readonly<Record<string, readonly Note[]>> = {
  forest: [stroke(900, 0, 0.2, 0.7)],
  water: [stroke(2600, 0, 0.34, 1.4)],
  village: [stroke(3000, 0, 0.09, 1.6), stroke(3000, 0.11, 0.09, 1.6)],
  farm: [stroke(5200, 0, 0.15, 2.5)],
};

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  lift: [{ pitch: 1800, to: 2600, noise: 0.8, at: 0, length: 0.16, rise: 0.08, loud: 0.22 }],
  misfit: [{ pitch: 190, to: 110, at: 0, length: 0.11, loud: 0.8, form: 'sine' }],
  saved: STROKES['village']!,
  card: [{ pitch: 3400, to: 1700, noise: 0.9, at: 0, length: 0.09, loud: 0.8 }],
  ruins: [
    { pitch: 3400, to: 1700, noise: 0.9, at: 0, length: 0.08, loud: 0.8 },
    { pitch: 1300, to: 700, noise: 0.9, at: 0.14, length: 0.1, loud: 0.9 },
  ],
  ambush: [
    { pitch: 120, to: 60, at: 0, length: 0.1, loud: 0.9, form: 'sine' },
    { pitch: 92, to: 68, at: 0.11, length: 0.27, rise: 0.06, loud: 0.45, form: 'sawtooth' },
  ],
  pass: [
    {
      pitch: 1500,
      to: 2300,
      noise: 0.7,
      at: 0,
      length: 0.36,
      rise: 0.16,
      loud: 0.6,
      pan: [-0.8, 0.8],
    },
  ],
  coin: [
    { pitch: 2093, at: 0, length: 0.3, loud: 0.4, form: 'sine' },
    { pitch: 3136, at: 0, length: 0.2, loud: 0.25, form: 'sine' },
  ],
  season: [{ pitch: 900, to: 3200, noise: 0.6, at: 0, length: 0.34, rise: 0.2, loud: 0.8 }],
  stars: [1047, 1175, 1319].map((pitch, k) => ({
    pitch,
    at: 0.09 * k,
    length: 0.08,
    loud: 0.35,
    form: 'sine' as const,
  })),
  others: [tap(1500, 0)],
  turn: [tap(1900, 0, 0.6), tap(1900, 0.16, 0.6)],
  last: [0, 0.13, 0.26].map((at) => tap(784, at, 0.6)),
  winner: [
    { pitch: 150, to: 80, at: 0, length: 0.22, rise: 0.05, loud: 0.7, form: 'sine' },
    { pitch: 500, to: 260, noise: 0.8, at: 0.02, length: 0.3, rise: 0.1, loud: 0.5 },
  ],
};

const PEAK = 0.25; // of full scale
const SILENCE = 0.0001; // an exponential ramp cannot reach zero
const HEARD_WHEN_AWAY: readonly Sound[] = ['turn', 'last'];

let context: AudioContext | null = null;
let voice: GainNode | null = null;

/**
 * Play a sound at a volume from 0 to 100; `kind` is what was drawn, or `left` for a sheet that goes there. Browsers stay silent until the user
 * has pressed something; a hidden tab only calls for the player.
 */
export function play(sound: Sound, volume: number, kind = ''): void {
  if (volume <= 0 || !('AudioContext' in window)) return;
  if (document.hidden && !HEARD_WHEN_AWAY.includes(sound)) return;
  if (context === null || context.state === 'closed') context = new AudioContext();
  if (context.state === 'suspended') void context.resume();
  voice?.disconnect();
  voice = context.createGain();
  voice.gain.value = PEAK * (volume / 100) ** 2;
  voice.connect(context.destination);
  const notes = (sound === 'saved' && STROKES[kind]) || NOTES[sound];
  for (const note of notes) ring(context, voice, kind === 'left' ? mirrored(note) : note);
}

const mirrored = (note: Note): Note =>
  note.pan ? { ...note, pan: [-note.pan[0], -note.pan[1]] } : note;

function ring(context: AudioContext, voice: AudioNode, note: Note): void {
  const { pitch, to = pitch, noise, length, rise = 0.008, loud } = note;
  const from = context.currentTime + note.at;
  const end = from + length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.linearRampToValueAtTime(loud, from + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  let source: AudioScheduledSourceNode;
  let glide: AudioParam;
  if (noise === undefined) {
    const tone = context.createOscillator();
    tone.type = note.form ?? 'triangle';
    tone.connect(gain);
    [source, glide] = [tone, tone.frequency];
  } else {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = noise;
    source = rustle(context);
    source.connect(filter).connect(gain);
    glide = filter.frequency;
  }
  glide.setValueAtTime(pitch, from);
  glide.exponentialRampToValueAtTime(to, end);
  if (note.pan && 'createStereoPanner' in context) {
    const side = context.createStereoPanner();
    side.pan.setValueAtTime(note.pan[0], from);
    side.pan.linearRampToValueAtTime(note.pan[1], end);
    gain.connect(side).connect(voice);
  } else {
    gain.connect(voice);
  }
  source.start(from);
  source.stop(end);
}

/** White noise of the longest sound: paper on paper. */
function rustle(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
