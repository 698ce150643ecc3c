/** What is said aloud to screen readers: one polite sentence for each event. */

class Speaker {
  /** The last sentence, and how many there were: the same sentence twice is said twice. */
  sentence = $state('');
  count = $state(0);

  tell(sentence: string): void {
    if (sentence === '') return;
    this.sentence = sentence;
    this.count += 1;
  }
}

export const speaker = new Speaker();
