/**
 * Checks in the reader's browser that the deal is the committed one, from the bytes that docs/fairness.md
 * names. It knows no card and no rule: everything it compares is in the proof.
 */
import type { ProofInfo, StreamInfo, TableInfo } from '../../platform/protocol/schema';
import type { SeatCommitment } from '../../platform/protocol/commitments';
import { bytesOf, hex, hmac, concat, sha256, unhex } from './sha256';

const CHECKS = ['seal', 'own', 'secret', 'numbers', 'shuffles', 'deal', 'chain', 'cards'] as const;
type Check = (typeof CHECKS)[number];

export interface Finding {
  check: Check;
  holds: boolean;
  /** How many things were compared. */
  count: number;
}

type Sealed = Pick<TableInfo, 'id' | 'commitment' | 'dealt_at' | 'seats'>;

const FORMAT = 'inkland deal 1';
const SEASONS = ['spring', 'summer', 'fall', 'winter'];

/** The result of every check, in order. A check that throws does not hold. */
export function findings(proof: ProofInfo, table: Sealed, shown: SeatCommitment | null): Finding[] {
  const checks: Record<Check, () => number> = {
    seal: () => seal(proof, table),
    own: () => own(proof, shown!),
    secret: () => secret(proof),
    numbers: () => numbers(proof, table),
    shuffles: () => shuffles(proof),
    deal: () => deal(proof),
    chain: () => chain(proof),
    cards: () => cards(proof),
  };
  const possible = CHECKS.filter((check) => check !== 'own' || shown !== null);
  return possible.map((check) => {
    try {
      return { check, holds: true, count: checks[check]() };
    } catch {
      return { check, holds: false, count: 0 };
    }
  });
}

function expect(isTrue: boolean): void {
  if (!isTrue) throw new Error('differs');
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => text === other[place]);

const start = (proof: ProofInfo): Uint8Array => bytesOf(`${FORMAT}\n${proof.table}\n`);

/** The proof belongs to the commitment that this table has shown. */
function seal(proof: ProofInfo, table: Sealed): number {
  expect(proof.format === FORMAT && proof.table === table.dealt_at);
  expect(proof.commitment === table.commitment);
  return 1;
}

/** It is the commitment that this browser was shown, and this browser's nonce is in the deal. */
function own(proof: ProofInfo, shown: SeatCommitment): number {
  expect(proof.commitment === shown.commitment && proof.nonces.includes(shown.nonce));
  return 1;
}

function secret(proof: ProofInfo): number {
  const bytes = unhex(proof.secret);
  expect(bytes.length === 32);
  expect(hex(sha256(concat(start(proof), bytes))) === proof.commitment);
  return 1;
}

/** The nonce of every player at the table where it was dealt is in it. */
function numbers(proof: ProofInfo, table: Sealed): number {
  const sorted = [...proof.nonces].sort();
  expect(isSame(sorted, proof.nonces) && sorted.every((one) => /^[0-9a-f]{32}$/.test(one)));
  if (table.dealt_at === table.id) {
    const shown = table.seats.flatMap((seat) => (seat?.nonce ? [seat.nonce] : []));
    expect(shown.every((one) => sorted.includes(one))); // an account may have been erased
  }
  return sorted.length;
}

const seedOf = (proof: ProofInfo): string => {
  const lines = bytesOf(proof.nonces.map((nonce) => `${nonce}\n`).join(''));
  return hex(hmac(unhex(proof.secret), concat(start(proof), lines)));
};

function shuffles(proof: ProofInfo): number {
  const key = bytesOf(seedOf(proof));
  for (const { label, things, order } of proof.streams) {
    expect(isSame(shuffled(key, label, things), order));
  }
  expect(SEASONS.every((season) => orderOf(proof, season) !== null));
  return proof.streams.length;
}

/** A Fisher-Yates shuffle, from the last place to the second. */
function shuffled(key: Uint8Array, label: string, things: readonly string[]): string[] {
  const order = [...things];
  let number = 0;
  for (let last = order.length - 1; last > 0; last -= 1) {
    const places = BigInt(last + 1);
    const fair = 2n ** 64n - (2n ** 64n % places); // from here on small remainders would be more likely
    let drawn: bigint;
    do {
      const digest = hmac(key, bytesOf(`${label}/${number++}`));
      drawn = new DataView(digest.buffer).getBigUint64(0);
    } while (drawn >= fair);
    const other = Number(drawn % places);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const streamOf = (proof: ProofInfo, label: string): StreamInfo | null =>
  proof.streams.find((stream) => stream.label === label) ?? null;
const orderOf = (proof: ProofInfo, label: string): readonly string[] | null =>
  streamOf(proof, label)?.order ?? null;

/** The lines without their hashes. */
const contents = (proof: ProofInfo): string[] =>
  (proof.transcript ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf('  ~')));

/** Shuffles that depend on others agree with them, and the transcript with all of them. */
function deal(proof: ProofInfo): number {
  const firsts = proof.streams.filter(({ label }) => label.startsWith('scoring '));
  const edicts = streamOf(proof, 'edicts');
  if (edicts) expect(isSame(edicts.things, firsts.map(({ order }) => order[0]!))); // prettier-ignore
  const four = orderOf(proof, 'choice of ambushes')?.slice(0, 4).sort();
  if (four) expect(isSame(streamOf(proof, 'order of ambushes')!.things, four));

  const lines = contents(proof);
  const withoutSeats = (line: string): string => line.replace(/^game seats=\d+/, 'game');
  expect(withoutSeats(lines[1]!) === withoutSeats(proof.options));
  const told: [string, readonly string[] | undefined][] = [
    ['edicts', edicts?.order.map((card, place) => `${'ABCD'[place]}=${card}`)],
    ['skills', orderOf(proof, 'skills')?.slice(0, 3)],
    ['ambushes', orderOf(proof, 'order of ambushes') ?? undefined],
    ['heroes', orderOf(proof, 'order of heroes') ?? undefined],
    ...SEASONS.map((season): [string, readonly string[]] => [
      `order ${season}`,
      orderOf(proof, season)!,
    ]),
  ];
  const dealt = told.filter(([, words]) => words !== undefined);
  for (const [name, words] of dealt) expect(lines.includes([name, ...words!].join(' ')));
  return dealt.length;
}

/** Each line ends with the start of the hash of all lines so far, the last one with the whole hash. */
function chain(proof: ProofInfo): number {
  const lines = proof.transcript!.trimEnd().split('\n');
  let link = '';
  contents(proof).forEach((content, place) => {
    const isLast = place === lines.length - 1;
    expect(isLast === (content === 'the end'));
    if (!isLast) link = hex(sha256(bytesOf(`${link}\n${content}`)));
    expect(lines[place] === `${content}  ~${isLast ? link : link.slice(0, 8)}`);
  });
  return lines.length;
}

/** Cards are revealed in the order of their season; those not in the deck are skipped. */
function cards(proof: ProofInfo): number {
  const ambushes = orderOf(proof, 'order of ambushes')!;
  const heroes = orderOf(proof, 'order of heroes') ?? [];
  const lines = contents(proof);
  const choice = streamOf(proof, 'choice of ambushes')?.things ?? ambushes;
  const late = new Set([...choice, ...heroes]);
  const gone = new Set<string>();
  let [season, count, deck] = [0, 0, [] as string[]];
  for (const line of lines) {
    const [word, card = ''] = line.split(' ');
    if (word === 'season') {
      const added = new Set([...ambushes.slice(0, season + 1), ...heroes.slice(0, season + 1)]);
      const isIn = (one: string): boolean => !late.has(one) || (added.has(one) && !gone.has(one));
      deck = orderOf(proof, SEASONS[season]!)!.filter(isIn);
      season += 1;
    } else if (word === 'card') {
      expect(card === deck.shift());
      gone.add(card);
      count += 1;
    }
  }
  expect(count > 0);
  return count;
}
