/** HTTP of paper tables. */
import { ask } from '../../platform/protocol/api';
import type {
  FlipInfo,
  NewFlip,
  OwnFlip,
  SheetScore,
  SheetToScore,
} from '../../platform/protocol/schema';

export const layOut = (request: Partial<NewFlip>) => ask<OwnFlip>('POST', '/api/flips', request);
export const flip = (id: string) => ask<FlipInfo>('GET', `/api/flips/${id}`);
export const turn = (id: string, key: string, number: number) =>
  ask<FlipInfo>('POST', `/api/flips/${id}/next`, { key, number });
export const score = (request: Partial<SheetToScore>) =>
  ask<SheetScore>('POST', '/api/score', request);
