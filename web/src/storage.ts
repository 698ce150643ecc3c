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

/** Remove every value whose key matches. */
export function removeMatching(key: RegExp): void {
  attempt(() => {
    for (const name of Object.keys(localStorage)) if (key.test(name)) localStorage.removeItem(name);
  });
}

export function remove(key: string): void {
  attempt(() => localStorage.removeItem(key));
}
