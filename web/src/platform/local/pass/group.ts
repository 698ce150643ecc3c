/** The people of this device who are named on the form of a new table. */
import type { TableForYou } from '../../protocol/schema';
import { say } from '../../speech/speech.svelte';
import { filledNames, namesTrouble, saveNames } from './names';
import { enterOneOf, seatPeople } from './seatPeople';

/** The people whose names were filled in. */
export class Group {
  readonly names: readonly string[];
  /** What is wrong with the names, in words; empty if nothing is. */
  readonly trouble: string;

  constructor(fields: readonly string[]) {
    const trouble = namesTrouble(fields);
    this.names = filledNames(fields);
    this.trouble = trouble === null ? '' : say(trouble);
  }

  enter(): Promise<void> {
    return enterOneOf(this.names);
  }

  async sit(table: string): Promise<TableForYou> {
    const answer = await seatPeople(table, this.names);
    saveNames(this.names);
    return answer;
  }
}
