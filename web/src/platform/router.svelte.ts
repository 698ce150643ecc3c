/** The page that belongs to the path; links change it without a reload. */
import { located, pathIn } from './host';

export type Page =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'lobby' }
  | { name: 'games' }
  | { name: 'settings' }
  | { name: 'you' }
  | { name: 'people' }
  | { name: 'leaders' }
  | { name: 'moderation' }
  | { name: 'decisions' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'poster'; id: string }
  | { name: 'wall'; id: string }
  | { name: 'event-wall'; id: string }
  | { name: 'learn' }
  | { name: 'cards'; card: string | null }
  | { name: 'deal'; code: string }
  | { name: 'daily'; day: string | null }
  | { name: 'paper'; part: Part | null }
  | { name: 'puzzle'; id: string | null }
  | { name: 'mail'; deed: MailDeed; token: string | null }
  | { name: 'maps'; sheet: string | null }
  | { name: 'password'; token: string | null }
  | { name: 'forgotten' }
  | { name: 'recovery' }
  | { name: 'privacy' }
  | { name: 'open-data' }
  | { name: 'events'; id: string | null }
  | { name: 'player'; player: string | null }
  | { name: 'lost' };

/** What a link in a mail is for. */
export type MailDeed = 'confirm' | 'unsubscribe' | 'not-me';

/** The tabs of the page for paper tables. */
const PARTS = ['sheets', 'flip', 'score'] as const;
export type Part = (typeof PARTS)[number];

const ID = /^[0-9a-z]{26}$/;

function read(path: string): Page {
  const [, first = '', second = '', third = ''] = path.replace(/[?#].*/, '').split('/');
  switch (first) {
    case '':
    case 'index.html':
      return { name: 'home' };
    case 'new':
    case 'lobby':
    case 'games':
    case 'settings':
    case 'you':
    case 'people':
    case 'leaders':
    case 'moderation':
    case 'decisions':
    case 'learn':
    case 'forgotten':
    case 'recovery':
    case 'privacy':
    case 'open-data':
      return { name: first };
    case 't':
      return ID.test(second) ? readTable(second, third) : { name: 'lost' };
    case 'cards':
      return { name: 'cards', card: second || null };
    case 'd':
      return ID.test(second) ? { name: 'deal', code: second } : { name: 'lost' };
    case 'players':
      if (second === 'me') return { name: 'player', player: null };
      return ID.test(second) ? { name: 'player', player: second } : { name: 'lost' };
    case 'daily':
      return { name: 'daily', day: second || null };
    case 'puzzle':
      return { name: 'puzzle', id: second || null };
    case 'maps':
      return { name: 'maps', sheet: second || null };
    case 'events':
      return { name: 'events', id: null };
    case 'arena':
      return ID.test(second) ? readEvent(second, third) : { name: 'lost' };
    case 'paper': {
      const part = PARTS.find((known) => known === second) ?? null;
      return part === null && second !== '' ? { name: 'lost' } : { name: 'paper', part };
    }
    case 'mail':
      return second === 'confirm' || second === 'unsubscribe' || second === 'not-me'
        ? { name: 'mail', deed: second, token: takeToken() }
        : { name: 'lost' };
    case 'password':
      return { name: 'password', token: takeToken() };
    default:
      return { name: 'lost' };
  }
}

/** The token of a mailed link, which leaves the address bar and the history at once. */
function takeToken(): string | null {
  const token = /^#([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (location.hash) history.replaceState(null, '', location.pathname);
  return token;
}

function readEvent(id: string, page: string): Page {
  if (page === '') return { name: 'events', id };
  return page === 'wall' ? { name: 'event-wall', id } : { name: 'lost' };
}

function readTable(id: string, page: string): Page {
  if (page === '') return { name: 'table', id };
  return page === 'replay' || page === 'poster' || page === 'wall'
    ? { name: page, id }
    : { name: 'lost' };
}

class Router {
  page: Page = $state.raw(read(this.path));

  constructor() {
    addEventListener('popstate', () => (this.page = read(this.path)));
  }

  /** The path of this page, from `/` on wherever the app lies. */
  get path(): string {
    return pathIn(location.pathname);
  }

  go(path: string): void {
    history.pushState(null, '', located(path));
    this.page = read(path);
    scrollTo(0, 0);
  }

  /** For `onclick` of links inside the app. A click with a modifier opens a new tab as usual. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.go(pathIn(pathname) + search);
  };
}

export const router = new Router();
