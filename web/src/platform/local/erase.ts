/** Erases what is kept on this device: the games, and on static pages all that the browser keeps of us. */
import { isStatic } from '../host';
import { removeMatching } from '../storage';

const erased = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    request.onblocked = () => resolve(false); // another tab has it open
  });

/** Erase the games below this path. False if something is left. */
export async function eraseDevice(prefix: string): Promise<boolean> {
  const all = await indexedDB.databases();
  const own = all.flatMap(({ name }) => (name === `inkland ${prefix}` ? [name] : []));
  const done = await Promise.all(own.map(erased));
  if (!done.every(Boolean)) return false;
  // A server's site is also played with the server: there its settings stay.
  removeMatching(isStatic ? /^inkland\./ : /^inkland\.(draft|seen)/);
  return true;
}
