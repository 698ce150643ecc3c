/** HTTP of own map sheets. */
import { ask } from './api';
import type { MapSheetInfo } from './schema';

export const check = (sheet: string) => ask<MapSheetInfo>('POST', '/api/maps', { sheet });
/** The sheet of a name; a link that somebody passed on may have capitals, or a full stop behind it. */
export const show = (name: string) =>
  ask<MapSheetInfo>(
    'GET',
    `/api/maps/${encodeURIComponent(name.toLowerCase().replace(/[^0-9a-z]+$/, ''))}`,
  );
