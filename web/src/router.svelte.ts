/** Which page is shown: the path says it, and links change it without a reload. */

export type Page =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'lobby' }
  | { name: 'settings' }
  | { name: 'you' }
  | { name: 'table'; id: string }
  | { name: 'lost' };

function read(path: string): Page {
  const [, first = '', second = ''] = path.replace(/[?#].*/, '').split('/');
  if (first === '') return { name: 'home' };
  if (first === 'new' || first === 'lobby' || first === 'settings' || first === 'you') {
    return { name: first };
  }
  if (first === 't' && /^[0-9a-z]{26}$/.test(second)) return { name: 'table', id: second };
  return { name: 'lost' };
}

class Router {
  page: Page = $state.raw(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.page = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = read(path);
    scrollTo(0, 0);
  }

  /** For `onclick` of links inside the app; a new tab stays a new tab. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.go(pathname + search);
  };
}

export const router = new Router();
