/** Saved pages of the service worker, where a page is deleted while its files still arrive. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remove, save, savedPages, saveFile } from '#/stores/worker/offline-pages.ts';

const SITE = 'https://manzar.example';

/** A cache of paths, in memory. */
class FakeCache {
  readonly #answers = new Map<string, Response>();
  put = async (path: string, answer: Response) => void this.#answers.set(path, answer);
  match = async (path: string) => this.#answers.get(path);
  delete = async (path: string) => this.#answers.delete(path);
  keys = async () => [...this.#answers.keys()].map((path) => new Request(SITE + path));
}

beforeEach(() => {
  const all = new Map<string, FakeCache>();
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a file that arrives while its page is deleted does not bring the page back', async () => {
  await save('/movie/1', new Response('<main>'));
  await Promise.all([remove('/movie/1'), saveFile('/movie/1', '/t/1.jpg', new Response('x'))]);
  expect(await savedPages()).toEqual([]);
});

test('a page that is deleted while a file of another page is deleted does not come back', async () => {
  await save('/movie/2', new Response('<main>'));
  await Promise.all([remove('/movie/2'), remove('/t/1.jpg')]);
  expect(await savedPages()).toEqual([]);
});
