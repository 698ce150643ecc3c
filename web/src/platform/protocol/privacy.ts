/** HTTP about privacy: what the server keeps, and for how long. */
import { ask } from './api';
import type { RetentionPeriods } from './schema';

export const retentionPeriods = () => ask<RetentionPeriods>('GET', '/api/privacy');
