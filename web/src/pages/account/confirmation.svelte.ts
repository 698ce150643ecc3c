/** Asks members to confirm who they are when the server wants that, and repeats the request then. */
import { RequestRefused } from '../../platform/protocol/api';

class Confirmation {
  /** Shown by the dialog; set while a request waits for the member. */
  isAsked = $state(false);
  #settle: ((isConfirmed: boolean) => void) | undefined;

  end(isConfirmed: boolean): void {
    this.isAsked = false;
    this.#settle?.(isConfirmed);
    this.#settle = undefined;
  }

  ask(): Promise<boolean> {
    this.end(false);
    this.isAsked = true;
    return new Promise((resolve) => (this.#settle = resolve));
  }
}

export const confirmation = new Confirmation();

/** Send a request that may need a confirmation; one that the member does not give is an abort. */
export async function confirmed<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (failure) {
    const isWanted =
      failure instanceof RequestRefused && failure.problem.code === 'ConfirmationNeeded';
    if (!isWanted) throw failure;
    if (!(await confirmation.ask())) throw new DOMException('', 'AbortError');
    return await request();
  }
}
