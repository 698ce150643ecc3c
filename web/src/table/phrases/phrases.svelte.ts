/** Set phrases at a table: those heard in the last seconds, how many are left to say, and who is muted. */
import { load, personal, save } from '../../platform/storage';
import type { Word } from '../../platform/protocol/schema';

export const STAMPS = ['well', 'ouch', 'hm', 'slow', 'hats_off', 'good_game'] as const;
export const SENTENCES = [
  'good_luck',
  'your_turn',
  'one_moment',
  'nice_corner',
  'who_sent_that',
  'sorry_monsters',
  'again',
  'thank_you',
] as const;
export type PhraseId = NonNullable<Word['phrase']>;

const SHOWN_MS = 8000;
const PER_CARD = 3;
const KEY = personal('inkland.mutes');
const MAX_MUTES = 200; // seats of tables long over are forgotten

/** How the catalogues name a phrase. */
export const phraseText = (phrase: PhraseId): string => `web-say-${phrase.replaceAll('_', '-')}`;
export const isStamp = (phrase: PhraseId): boolean =>
  (STAMPS as readonly string[]).includes(phrase);

export interface HeardPhrase {
  id: number;
  seat: number;
  phrase: PhraseId;
}

export class Phrases {
  #heard: readonly HeardPhrase[] = $state.raw([]);
  #mutes: readonly string[] = $state.raw(load<string[]>(KEY) ?? []);
  #spoken = $state.raw({ card: '', left: PER_CARD });
  #count = 0;

  /** `card` names the card in play: with another one there are three phrases again. */
  constructor(
    private readonly table: string,
    private readonly card: () => string,
  ) {}

  /** What is shown now, oldest first; nothing of a muted seat. */
  get heard(): readonly HeardPhrase[] {
    return this.#heard.filter(({ seat }) => !this.isMuted(seat));
  }

  /** The last phrase of a seat that is still shown. */
  of(seat: number): HeardPhrase | undefined {
    return this.heard.findLast((one) => one.seat === seat);
  }

  get left(): number {
    return this.#spoken.card === this.card() ? this.#spoken.left : PER_CARD;
  }

  hear({ seat, phrase, left }: Word, you: number | null): void {
    if (seat === you) this.#spoken = { card: this.card(), left };
    if (phrase === null) return;
    const one = { id: ++this.#count, seat, phrase };
    this.#heard = [...this.#heard.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.#heard = this.#heard.filter((other) => other !== one)), SHOWN_MS);
  }

  isMuted(seat: number): boolean {
    return this.#mutes.includes(`${this.table}/${seat}`);
  }

  toggleMute(seat: number): void {
    const key = `${this.table}/${seat}`;
    const others = this.#mutes.filter((one) => one !== key);
    this.#mutes = this.isMuted(seat) ? others : [...others.slice(-MAX_MUTES), key];
    save(KEY, this.#mutes);
  }
}
