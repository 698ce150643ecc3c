/** Files that a server would send, such as transcripts: asked of this device, and saved by the browser. */
import type { Transport } from '../protocol/transport';

const REVOKE_MS = 60_000; // by then the browser has read it

async function save(host: Transport, path: string, name: string): Promise<void> {
  const { status, text } = await host.ask('GET', path, null);
  if (status !== 200) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}

/** Let links with `download` to a path of the API be answered by this host. */
export function watchDownloads(host: Transport, pathIn: (pathname: string) => string): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[download]');
    if (!(link instanceof HTMLAnchorElement) || link.protocol === 'blob:') return;
    const path = pathIn(link.pathname);
    if (!path.startsWith('/api/')) return;
    event.preventDefault();
    void save(host, path + link.search, link.download);
  });
}
