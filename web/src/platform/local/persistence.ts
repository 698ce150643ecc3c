/** Asks the browser to keep the games when its disk gets full: once there is a game, and not before. */
import type { Transport } from '../protocol/transport';

/** The same host; when a table was opened at it, the browser is asked. Workers cannot ask, so the page does. */
export function askingToPersist(host: Transport): Transport {
  return {
    async ask(method, path, body) {
      const answer = await host.ask(method, path, body);
      const isOpened = method === 'POST' && path === '/api/tables' && answer.status < 300;
      if (isOpened) void navigator.storage?.persist?.().catch(() => {});
      return answer;
    },
    open: (table, seat) => host.open(table, seat),
  };
}
