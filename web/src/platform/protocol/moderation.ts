/** HTTP of moderation: one function for each route. */
import { ask } from './api';
import type { ModerationLog, ModerationQueue, NewAct, NewReport, OwnDecisions } from './schema';

export const report = (request: Partial<NewReport>) => ask<void>('POST', '/api/reports', request);
export const queue = () => ask<ModerationQueue>('GET', '/api/moderation/queue');
export const log = (before: number | null = null) =>
  ask<ModerationLog>('GET', `/api/moderation/log${before === null ? '' : `?before=${before}`}`);
export const act = (request: Partial<NewAct>) => ask<void>('POST', '/api/moderation/acts', request);
export const decisions = () => ask<OwnDecisions>('GET', '/api/me/decisions');
export const answer = (decision: number, text: string) =>
  ask<void>('POST', `/api/me/decisions/${decision}/answer`, { text });
