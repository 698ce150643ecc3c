/** HTTP of the people who share a device: one function for each route. */
import { ask } from './api';
import type { DevicePeople, DevicePerson, NewGuest } from './schema';

export const people = (table?: string) =>
  ask<DevicePeople>('GET', `/api/device/people${table ? `?table=${table}` : ''}`);
export const addPerson = (guest: NewGuest) =>
  ask<DevicePerson>('POST', '/api/device/people', guest);
/** Let this person play; null, nobody. `stays` is the choice of a member who has played. */
export const switchPerson = (person: string | null, stays?: boolean) =>
  ask<DevicePeople>('PUT', '/api/device/current', {
    person,
    ...(stays === undefined ? {} : { stays }),
  });
export const removePerson = (person: string) => ask<void>('DELETE', `/api/device/people/${person}`);
