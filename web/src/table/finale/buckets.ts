/** A distribution of stars as at most sixteen bars of equal width. */
const MAX_BARS = 16;

export interface Buckets {
  counts: number[];
  most: number;
  bucketOf: (stars: number) => number;
  /** Where on the scale, from 0 to 1, the middle of this number of stars lies. */
  shareOf: (stars: number) => number;
}

/** `also` are figures that must be on the scale, too. */
export function buckets(
  distribution: readonly (readonly [number, number])[],
  also: readonly number[] = [],
): Buckets {
  const all = [...distribution.map(([stars]) => stars), ...also.map(Math.round)];
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, Math.ceil((greatest - least + 1) / MAX_BARS));
  const size = Math.ceil((greatest - least + 1) / width);
  const bucketOf = (stars: number): number => Math.floor((Math.round(stars) - least) / width);
  const counts = Array.from({ length: size }, () => 0);
  for (const [stars, count] of distribution) counts[bucketOf(stars)]! += count;
  return {
    counts,
    most: Math.max(1, ...counts),
    bucketOf,
    shareOf: (stars) => (stars - least + 0.5) / (size * width),
  };
}
