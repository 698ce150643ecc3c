/** Polite announcements for screen readers. */

class LiveRegion {
  /** The last sentence; `count` changes even if the same sentence is announced twice. */
  sentence = $state('');
  count = $state(0);

  announce(sentence: string): void {
    if (sentence === '') return;
    this.sentence = sentence;
    this.count += 1;
  }
}

export const liveRegion = new LiveRegion();
