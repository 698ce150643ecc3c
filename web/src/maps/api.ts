/** HTTP of own map sheets. */
import { ask } from '../protocol/api';
import type { MapSheetInfo } from '../protocol/schema';

export const check = (sheet: string) => ask<MapSheetInfo>('POST', '/api/maps', { sheet });
export const show = (name: string) =>
  ask<MapSheetInfo>('GET', `/api/maps/${encodeURIComponent(name)}`);
