/** What is said aloud to screen readers: one polite sentence for each event. */

class LiveRegion {
  /** The last sentence, and how many there were: the same sentence twice is said twice. */
  sentence = $state('');
  count = $state(0);

  announce(sentence: string): void {
    if (sentence === '') return;
    this.sentence = sentence;
    this.count += 1;
  }
}

export const liveRegion = new LiveRegion();
