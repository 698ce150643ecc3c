/** A value that is updated no more often than every `wait` milliseconds. */
export class Throttled<T> {
  now = $state.raw() as T;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = 0;

  constructor(read: () => T, wait: () => number) {
    this.now = read();
    $effect(() => {
      const value = read();
      const rest = this.#at + wait() - Date.now();
      clearTimeout(this.#timer);
      if (rest <= 0) this.#take(value);
      else this.#timer = setTimeout(() => this.#take(value), rest);
      return () => clearTimeout(this.#timer);
    });
  }

  #take(value: T): void {
    this.#at = Date.now();
    this.now = value;
  }
}
