/** Where this page lies, and who hosts its games: a server, or this device. All of it holds until the page is left. */
import type { Component } from 'svelte';
import type { Group } from './local/pass/group';
import type { TableForYou, TableInfo } from './protocol/schema';

/** The path in front of all pages: `/`, or `/name/` on a static host. Chunks lie one folder below it. */
export const prefix = import.meta.url.replace(/^\w+:\/\/[^/]*|[^/]+\/[^/]*$/g, '');

/** A path of the app as it stands in the address bar. */
export const located = (path: string): string => prefix + path.slice(1);

/** A path of the address bar as the app knows it, from `/` on. */
export const pathIn = (pathname: string): string => pathname.slice(prefix.length - 1);

/** The page came from a static host: there is no server, only this device. */
export const isStatic = document.querySelector('[name=inkland-host]') !== null;

/** Whether the id is that of a table on this device. Ids of servers have no `l`. */
export const isOnDevice = (id: string): boolean => id[0] === 'l';

const CHOICE = 'inkland.host';

const table = /^t\/(\w+)/.exec(location.pathname.slice(prefix.length))?.[1];

/** Whether this device hosts: on static pages, at one of its tables, or by choice while the tab is open. */
function readHost(): boolean {
  if (isStatic) return true;
  try {
    if (table !== undefined && isOnDevice(table)) sessionStorage.setItem(CHOICE, 'device');
    return table === undefined ? sessionStorage.getItem(CHOICE) !== null : isOnDevice(table);
  } catch {
    return table !== undefined && isOnDevice(table); // without storage there is no choice to keep
  }
}

export const isDevice = readHost();

/** Whether this device hosts by choice alone, which is made without a network. */
export const isDeviceByChoice = isDevice && !isStatic && table === undefined;

/** Let this device host (or the server again), and go to a page, usually the first. */
export function chooseHost(host: 'device' | 'server', page = prefix): void {
  if (host === 'device') sessionStorage.setItem(CHOICE, host);
  else sessionStorage.removeItem(CHOICE);
  location.assign(page);
}

/** What is shown where this device hosts; filled before the first page is shown, and empty where a server hosts. */
export const deviceParts: {
  /** In place of a server's pages, by the name of the page. */
  pages?: Record<string, Component>;
  /** Below the header. */
  note?: Component;
  /** On the form of a new table: the people who play here, and how they sit down. */
  PeopleFields?: Component<{ names: string[] | null; trouble?: string }, object, 'names'>;
  Group?: typeof Group;
  /** In the waiting room: somebody else sits down. */
  seats?: Component<{ table: TableInfo; setTable: (told: TableForYou) => void }>;
  /** A table that is not there yet. */
  coming?: Component;
  /** In the footer. */
  colophon?: Component;
} = {};
