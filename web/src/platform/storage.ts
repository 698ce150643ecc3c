/**
 * Values kept in this browser. A private window may refuse storage: then reading finds nothing, and
 * what is written holds no longer than the page.
 */

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export const loadText = (key: string): string | null => attempt(() => localStorage.getItem(key));

export function saveText(key: string, text: string): void {
  attempt(() => localStorage.setItem(key, text));
}

/** The value as it was saved, or null. Its shape is not checked: an older release may have written it. */
export const load = <T>(key: string): T | null =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null);

export const save = (key: string, value: unknown): void => saveText(key, JSON.stringify(value));

// --- A device that several people share

const PERSON = 'inkland.person';
const FIRST = 'inkland.first-person';

/**
 * Whose values this page reads and writes: empty for the first person of the device, null if there
 * was never a second one. Read once: a page belongs to one person, and is loaded again for another.
 */
const person = loadText(PERSON);

/** Whether several people play on this device. */
export const isShared = person !== null;

/** The key of a value that belongs to one person, such as the draft of a drawing. */
export const personal = (key: string): string => (person ? `${key}~${person}` : key);

/**
 * Whether the pages of this browser belong to this person (null: to nobody). If not, they do from
 * their next load on, and other tabs load again at once.
 */
export function isPageOf(next: string | null): boolean {
  const name = next === loadText(FIRST) ? '' : (next ?? 'nobody');
  if (name === person) return true;
  saveText(PERSON, name);
  return false;
}

/** Share the device: what is stored so far belongs to its first person. */
export function shareDevice(first: string | null): void {
  if (first !== null && loadText(FIRST) === null) saveText(FIRST, first);
}

/**
 * Load this page again once another tab has changed the person, also if the browser had put this one
 * to sleep or kept it behind the back button.
 */
export function watchPerson(): void {
  const check = (): void => {
    if (loadText(PERSON) !== person) location.reload();
  };
  addEventListener('storage', check);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
}

/** Remove every value of this person whose key matches. */
export function removeMatching(key: RegExp): void {
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      const [plain = '', owner = ''] = name.split('~');
      if (owner === (person ?? '') && key.test(plain)) localStorage.removeItem(name);
    }
  });
}

export function remove(key: string): void {
  attempt(() => localStorage.removeItem(key));
}
