/** Whether and how the app can be installed in this browser. */

interface Prompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Install {
  /** The browser's install prompt; it can be used once. */
  prompt: Prompt | null = $state.raw(null);
  isDone = $state(matchMedia('(display-mode: standalone)').matches);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // the settings have a button for it; no banner during a game
      this.prompt = event as Prompt;
    });
    addEventListener('appinstalled', () => {
      this.prompt = null;
      this.isDone = true;
    });
  }

  async ask(): Promise<void> {
    const { prompt } = this;
    this.prompt = null;
    await prompt?.prompt();
  }
}

export const install = new Install();

/** An iPhone or iPad: installing works through the share menu only. */
export const isApple = /iPad|iPhone/.test(navigator.userAgent) || isTouchMac();

function isTouchMac(): boolean {
  return navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
}
