/** Sets of spaces: 121 bits, row by row; a hex string on the wire. Geometry only, no rules. */

export const SIDE = 11;

/** A space as a number from 0 (A1) to 120 (K11). */
export type Space = number;

/** The spaces of a hex string, in reading order. */
export function spacesOf(hex: string): Space[] {
  const found: Space[] = [];
  // Each digit holds four spaces, the last digit the first four.
  for (let digit = 0; digit < hex.length; digit += 1) {
    const bits = parseInt(hex[hex.length - 1 - digit]!, 16);
    for (let bit = 0; bit < 4; bit += 1) if ((bits >> bit) & 1) found.push(digit * 4 + bit);
  }
  return found;
}

/** The hex string of some spaces. */
export function hexOf(spaces: Iterable<Space>): string {
  let bits = 0n;
  for (const space of spaces) bits |= 1n << BigInt(space);
  return bits.toString(16);
}

export const rowOf = (space: Space): number => Math.floor(space / SIDE);
export const columnOf = (space: Space): number => space % SIDE;
export const spaceAt = (row: number, column: number): Space => row * SIDE + column;

/** The printed label: row letter, then column. */
export function labelOf(space: Space): string {
  return `${'ABCDEFGHIJK'[rowOf(space)]}${columnOf(space) + 1}`;
}

/** The space with this label, or null. */
export function spaceOfLabel(text: string): Space | null {
  const found = /^([A-K])(\d{1,2})$/i.exec(text.trim());
  if (!found) return null;
  const column = Number(found[2]) - 1;
  if (column < 0 || column >= SIDE) return null;
  return spaceAt('ABCDEFGHIJK'.indexOf(found[1]!.toUpperCase()), column);
}
