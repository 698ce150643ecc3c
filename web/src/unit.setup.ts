/** What modules of the client expect of a browser when they are imported; unit tests run in Node. */
import { beforeEach, vi } from 'vitest';

class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('navigator', { languages: ['en'], language: 'en', onLine: true });
vi.stubGlobal('location', { pathname: '/', search: '', href: 'http://localhost/' });
vi.stubGlobal('document', {
  documentElement: { classList: { toggle: () => false } },
  fonts: { load: () => Promise.resolve([]) },
  querySelector: () => null,
});
vi.stubGlobal('addEventListener', () => {});

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
