/** Does the server answer? What speaks with it says so here, and pages without a table show it. */

class ConnectionStatus {
  isLost = $state(!navigator.onLine);

  constructor() {
    addEventListener('offline', () => (this.isLost = true));
    addEventListener('online', () => (this.isLost = false));
  }
}

export const connectionStatus = new ConnectionStatus();
