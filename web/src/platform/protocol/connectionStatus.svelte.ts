/** Whether the server answers: set by requests and the live connection, shown by pages outside a table. */

class ConnectionStatus {
  isLost = $state(!navigator.onLine);

  constructor() {
    addEventListener('offline', () => (this.isLost = true));
    addEventListener('online', () => (this.isLost = false));
  }
}

export const connectionStatus = new ConnectionStatus();
