/** HTTP of analyses: a finished game is analysed once, when it is first requested. */
import { ask } from './api';
import type { Analysis, AnalysisComing } from './schema';

export const requestAnalysis = (table: string) =>
  ask<AnalysisComing>('POST', `/api/tables/${table}/analysis`);

/** The analysis with the moves of one seat; null while it is being computed. */
export async function analysis(table: string, seat: number): Promise<Analysis | null> {
  const path = `/api/tables/${table}/analysis?seat=${seat}`;
  const found = await ask<Analysis | AnalysisComing>('GET', path);
  return 'seats' in found ? found : null;
}
