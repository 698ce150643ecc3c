/** The letter of a key; on a Cyrillic keyboard the Latin letter in the same place. */
export function letterOf(event: KeyboardEvent): string {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}
