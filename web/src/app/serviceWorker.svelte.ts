/** The worker of this build, and the next one that waits until somebody takes it. */

const HOUR = 3_600_000;
const PATH = '/sw.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: Maker };
}
type Maker = (path: string) => string;

/** Where markup and scripts need makers with a name, this one makes a single path. */
function scriptPath(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('inkland-worker', { createScriptURL: () => PATH });
  return policy?.createScriptURL(PATH) ?? PATH;
}

class NextBuild {
  /** The worker of a newer build; all its files are here already. */
  waiting: ServiceWorker | null = $state.raw(null);

  /** Plain http has no workers; there the page comes from the server each time. */
  async register(): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    try {
      this.#watch(await navigator.serviceWorker.register(scriptPath(), { updateViaCache: 'none' }));
    } catch {
      // Without a worker everything works but the start without a network.
    }
  }

  /** Let the newer build in, and begin again with it. The draft is written when the page goes. */
  activate(): void {
    const { waiting } = this;
    if (waiting === null) return;
    if (waiting.state !== 'installed') return location.reload(); // another page has let it in
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The first worker waits for nobody, and is no news.
      this.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }
}

export const nextBuild = new NextBuild();
