/**
 * Games without a network, on a server's site: five megabytes that the service worker keeps. They are
 * fetched once somebody has played, or has installed the app, and only then such games are offered.
 */
import { isDevice } from '../host';

/** An earlier worker does not answer. */
const PATIENCE_MS = 2000;

interface Connected {
  connection?: { saveData?: boolean; type?: string };
}

/** Whether this browser has everything that it needs. */
export async function canPlayOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = navigator.serviceWorker.controller;
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    worker.postMessage('has-python', [port2]);
  });
}

/** Fetch what it needs, unless each byte costs the user money. */
export function prepareOffline(): void {
  const { saveData, type } = (navigator as Connected).connection ?? {};
  if (isDevice || saveData === true || type === 'cellular') return;
  // On plain http there is no worker.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('fetch-python'));
}
