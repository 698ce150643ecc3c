/** Names of downloaded files. */
import type { TableInfo } from '../../platform/protocol/schema';

/** `inkland-the-old-coast.txt`; without a title, with the start of the table's id. */
export function fileName({ title, id }: TableInfo, ending: string): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [id.slice(0, 6)];
  return `inkland-${words.join('-')}${ending}`;
}
