/**
 * Keeps the games of this device in IndexedDB; for the worker that hosts them.
 *
 * One tab at a time has the games, by a Web Lock. A tab that takes them from another also writes its own token
 * into the database, and a write looks at the token first. So a tab that does not know yet that it has lost the
 * games cannot write any more.
 */

/** A row: its store, its key, and its value, which is JSON. */
type Row = [store: string, key: string, value: string];

export interface Keeper {
  /** All rows, as JSON. */
  load(): Promise<string>;
  /** Put and delete rows, given as JSON: `[puts, deletes]`. When it is fulfilled they are on the disk. */
  write(change: string): Promise<void>;
}

/** Why there are no games, or why they were not kept. */
export class KeeperError extends Error {
  constructor(
    readonly reason: 'busy' | 'storage',
    detail: string,
  ) {
    super(detail);
  }
}

const STORE = 'rows';
// The worker of a page that is loaded again ends a moment later; Python takes longer to start anyway.
const LOCK_MS = 1500;
const OWNER = 'owner';

/** The name of the database and of the lock. Static hosts have sites of several people at one origin. */
export const keptUnder = (prefix: string): string => `inkland ${prefix}`;

/**
 * Open the games below this path. Fails with the reason `busy` if another tab has them, unless they are taken from
 * it (`takeOver`). `lost` is called when another tab has taken them from this one.
 */
export async function openKeeper(
  prefix: string,
  takeOver: boolean,
  lost: () => void,
): Promise<Keeper> {
  const name = keptUnder(prefix);
  await lock(name, takeOver, lost);
  const database = await open(name);
  database.onversionchange = () => database.close(); // the games are being erased
  const token = crypto.randomUUID();
  return {
    load: async () => JSON.stringify(await load(database, token)),
    write: (change) => write(database, token, JSON.parse(change)),
  };
}

/** Wait until no tab has the games below this path. */
export async function whenFree(prefix: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(keptUnder(prefix), { signal }, () => {});
}

/** Hold the lock until this worker ends. */
function lock(name: string, takeOver: boolean, lost: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(LOCK_MS) };
    navigator.locks
      .request(name, options, () => {
        resolve();
        return new Promise(() => {});
      })
      .catch((error: Error) => {
        if (error.name === 'TimeoutError') {
          reject(new KeeperError('busy', 'another tab has the games'));
        } else lost();
      });
  });
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new KeeperError('storage', String(error)));
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => fail(request.error);
    } catch (error) {
      fail(error); // a browser that keeps nothing at all
    }
  });
}

/** Put the own token, and read all rows in the same transaction: nothing is written in between. */
async function load(database: IDBDatabase, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  await transact(database, (store) => {
    store.put(token, [OWNER, '']);
    const keys = store.getAllKeys();
    const values = store.getAll();
    values.onsuccess = () => {
      (keys.result as [string, string][]).forEach(([kind, key], number) => {
        if (kind !== OWNER) rows.push([kind, key, values.result[number]]);
      });
    };
  });
  return rows;
}

/** Put and delete rows in one transaction, if no other tab has taken over. */
function write(
  database: IDBDatabase,
  token: string,
  [puts, deletes]: [Row[], [string, string][]],
): Promise<void> {
  return transact(database, (store, transaction) => {
    const owner = store.get([OWNER, '']);
    owner.onsuccess = () => {
      if (owner.result !== token) {
        transaction.abort();
        return;
      }
      for (const address of deletes) store.delete(address);
      for (const [kind, key, value] of puts) store.put(value, [kind, key]);
    };
  });
}

/** Run a transaction; fulfilled when it is on the disk, and rejected if nothing of it was kept. */
function transact(
  database: IDBDatabase,
  work: (store: IDBObjectStore, transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new KeeperError('storage', String(error)));
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => fail(transaction.error ?? 'another tab has the games');
      work(transaction.objectStore(STORE), transaction);
    } catch (error) {
      fail(error); // the database was closed
    }
  });
}
