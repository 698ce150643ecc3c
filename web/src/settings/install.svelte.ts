/** Whether the app can be put on the home screen here, and how. */

interface Prompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Install {
  /** What the browser has offered; it can be used once. */
  prompt: Prompt | null = $state.raw(null);
  isDone = $state(matchMedia('(display-mode: standalone)').matches);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // the settings have a button for it, and nothing pops up in a game
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

/** The browsers of iPhones and iPads have no such offer, only a menu. */
export const isApple = /iPad|iPhone/.test(navigator.userAgent) || isTouchMac();

function isTouchMac(): boolean {
  return navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
}
