/** Names of files that a reader keeps. */
import type { TableInfo } from '../protocol/schema';

/** `inkland-the-old-coast.txt`; a table without a title goes by the start of its id. */
export function fileName({ title, id }: TableInfo, ending: string): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [id.slice(0, 6)];
  return `inkland-${words.join('-')}${ending}`;
}
