/** HTTP of the judge: a finished game is judged once, for whoever asks first. */
import { ask } from './api';
import type { Analysis, AnalysisComing } from './schema';

export const requestAnalysis = (table: string) =>
  ask<AnalysisComing>('POST', `/api/tables/${table}/analysis`);

/** What the judge has said, with the moves of one seat; null while he thinks. */
export async function analysis(table: string, seat: number): Promise<Analysis | null> {
  const path = `/api/tables/${table}/analysis?seat=${seat}`;
  const found = await ask<Analysis | AnalysisComing>('GET', path);
  return 'seats' in found ? found : null;
}
