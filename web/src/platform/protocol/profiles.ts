/** HTTP of statistics and public profiles. */
import { ask } from './api';
import type { OwnStatistics, PlayerProfile, ProfileChoice } from './schema';

export type Shown = OwnStatistics['shows'][number];

export const ownStatistics = () => ask<OwnStatistics>('GET', '/api/me/statistics');
export const playerProfile = (player: string) =>
  ask<PlayerProfile>('GET', `/api/players/${player}`);
export const chooseProfile = (
  shows: readonly Shown[],
  wishes: Partial<Omit<ProfileChoice, 'shows'>> = {},
) => ask<OwnStatistics>('PUT', '/api/me/profile', { shows, ...wishes });
