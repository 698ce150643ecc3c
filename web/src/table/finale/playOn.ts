/** Another game after this one. */
import * as api from '../../platform/protocol/api';
import type { TableForYou } from '../../platform/protocol/schema';
import { router } from '../../platform/router.svelte';
import { refusalText } from '../../ui/refusalText';

/** Open a table, sit down and go there; a solo game is started at once. Returns why that was refused, or nothing. */
export async function playOn(open: () => Promise<TableForYou>, isSolo: boolean): Promise<string> {
  try {
    const { id } = (await open()).table;
    await api.sit(id);
    if (isSolo) await api.start(id);
    router.go(`/t/${id}`);
    return '';
  } catch (failure) {
    // The deal of the day is played again on its own page.
    if (failure instanceof api.RequestRefused && failure.problem.code === 'DayNotOver') {
      router.go('/daily');
    }
    return refusalText(failure, 'table');
  }
}
