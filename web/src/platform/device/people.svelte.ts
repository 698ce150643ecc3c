/**
 * The people of this device. Whoever plays is known to the server by a cookie that scripts cannot
 * read. After a switch the page is loaded again, so that nothing of one person is left for another:
 * live connections, what was read, and what is stored under the person's own keys.
 */
import { located } from '../host';
import * as api from '../protocol/device';
import type { DevicePerson, NewGuest } from '../protocol/schema';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { isPageOf, isShared, shareDevice } from '../storage';

export const MAX_PEOPLE = 8;

class People {
  list: readonly DevicePerson[] = $state.raw([]);
  isLoaded = $state(false);

  get current(): DevicePerson | null {
    return this.list.find((one) => one.is_current) ?? null;
  }

  /** Read who is here; a page that belongs to somebody else is loaded again. */
  async load(): Promise<void> {
    const table = router.page.name === 'table' ? router.page.id : undefined;
    this.list = (await api.people(table)).people;
    this.isLoaded = true;
    if (isShared) this.#open();
  }

  /** Let this person play. */
  async switchTo(key: string, stays?: boolean): Promise<void> {
    await this.#change(key, stays);
    this.#open();
  }

  /** Let nobody play: who has played stays here, a member only if chosen. Opens the page `path`. */
  async stepAside(path: string, stays?: boolean): Promise<void> {
    await this.#change(null, stays);
    history.replaceState(null, '', located(path));
    this.#open();
  }

  /** Add a guest, who plays from now on. */
  async add(guest: NewGuest, stays?: boolean): Promise<void> {
    const { key } = await api.addPerson(guest);
    await this.switchTo(key, stays);
  }

  /** Show the page of who has logged in beside this guest, who stays. */
  async arrive(guest: string): Promise<void> {
    shareDevice(guest);
    await this.load();
    this.#open();
  }

  /** Take somebody off this device. */
  async remove(key: string): Promise<void> {
    await api.removePerson(key);
    await this.load();
  }

  /** The choice of the current member to stay while others play. */
  async stay(stays: boolean): Promise<void> {
    if (this.current) await api.switchPerson(this.current.key, stays);
    await this.load();
  }

  async #change(key: string | null, stays?: boolean): Promise<void> {
    shareDevice(this.current?.key ?? null);
    this.list = (await api.switchPerson(key, stays)).people;
  }

  #open(): void {
    const { current } = this;
    if (isPageOf(current?.key ?? null)) return;
    settings.name = current?.name ?? '';
    settings.colour = current?.colour ?? null;
    history.replaceState({ isSwitched: true }, ''); // outlives the reload, to be announced
    location.reload();
  }
}

export const people = new People();
