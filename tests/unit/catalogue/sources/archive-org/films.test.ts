/** The lists of archive.org's items: how often they are asked for, and what happens if that fails. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';
import {
  createFilms,
  type Films,
  type FilmsOptions,
} from '#/catalogue/sources/archive-org/films.ts';
import { BREAK_AFTER, TRY_EVERY } from '#/catalogue/sources/breaker.ts';
import { type ArchiveHost, createArchiveHost, FILM } from '../../../../fixtures/archive-host.ts';

const DAY = 86_400;
let host: ArchiveHost;
let clock: number;
let said: string[];
const made: Films[] = [];

beforeEach(async () => {
  host = await createArchiveHost();
  host.item('lamp', FILM);
  clock = 1;
  said = [];
});
afterEach(async () => {
  for (const films of made.splice(0)) films.close();
  await host.close();
});

function filmsOf(options: Partial<FilmsOptions> = {}): Films {
  const log = (message: string) => void said.push(message);
  const films = createFilms({
    archiveUrl: host.origin,
    timeout: 2000,
    log,
    now: () => clock,
    ...options,
  });
  made.push(films);
  return films;
}
const pass = (seconds: number) => {
  clock += 1000 * seconds;
};
const shelfOf = (): Shelf =>
  openShelf({ path: ':memory:', mostBytes: 1e6, log: () => {}, wall: () => clock });

describe('a list that can not be had', () => {
  it.each([
    ['an error', { kind: 'status', status: 500 }, '(500)'],
    ['a refusal', { kind: 'status', status: 403 }, '(403)'],
    ['a page of HTML', { kind: 'text', text: '<html>' }, 'no list of files'],
    ['a record without files', { kind: 'text', text: '{"error":"x"}' }, 'no list of files'],
    ['more than 5 MB', { kind: 'text', text: `"${'x'.repeat(5_300_000)}"` }, 'too large'],
  ] as const)(
    'is a failure, because of %s, and is asked for after a minute',
    async (_, fault, why) => {
      const films = filmsOf();
      host.fail('/metadata/lamp', fault);
      await expect(films.of('lamp')).rejects.toThrow();
      host.fail('/metadata/lamp', null);
      pass(59);
      await expect(films.of('lamp')).rejects.toThrow();
      expect(host.requests).toHaveLength(1);
      expect(said).toEqual([expect.stringContaining(why)]);
      pass(2);
      expect(await films.of('lamp')).not.toBeNull();
    },
  );

  it('is a failure after the time that a host has', async () => {
    const films = filmsOf({ timeout: 50 });
    host.fail('/metadata', { kind: 'silence' });
    await expect(films.of('lamp')).rejects.toThrow('within 50 ms');
  });

  it('leads nowhere else: a redirect is not followed', async () => {
    const films = filmsOf();
    await expect(films.of('../download/lamp/Film 480.mp4')).rejects.toThrow('refused');
    expect(host.requests.map(({ at }) => at)).toEqual(['archive']);
  });

  it('is not asked for while archive.org answers nothing, and then is at once', async () => {
    const films = filmsOf({ timeout: 200 });
    host.fail('/metadata', { kind: 'silence' });
    for (let n = 0; n < BREAK_AFTER + 5; n += 1) {
      await expect(films.of(`item${n}`)).rejects.toThrow();
    }
    expect(host.requests).toHaveLength(BREAK_AFTER + 1);
    await expect(films.of('lamp')).rejects.toThrow('left alone');
    host.fail('/metadata', null);
    pass(TRY_EVERY / 1000);
    expect(await films.of('lamp')).not.toBeNull();
  });
});

describe('a list that was not asked for', () => {
  it('is asked for as soon as there is a place again', async () => {
    const films = filmsOf({ timeout: 200 });
    host.fail('/metadata', { kind: 'silence' });
    // What runs at once, what waits, and one more.
    const requested = Array.from({ length: 4 + 32 }, (_, n) => films.of(`item${n}`).catch(String));
    await expect(films.of('lamp')).rejects.toThrow('too many calls are under way');
    expect(said).toEqual([]);
    host.fail('/metadata', null);
    await Promise.all(requested);
    expect(await films.of('lamp')).not.toBeNull();
  });
});

describe('a film outlives the process', () => {
  it('on the shelf, for the rest of its day', async () => {
    const shelf = shelfOf();
    const film = await filmsOf({ shelf }).of('lamp');
    pass(DAY / 2);
    const later = filmsOf({ shelf });
    // A page that asks nobody finds it there, too.
    expect(later.peek('lamp')).toEqual(film);
    expect(later.peek('unknown')).toBeNull();
    expect(await later.of('lamp')).toEqual(film);
    expect(host.requests).toHaveLength(1);
    pass(DAY / 2 + 1);
    await later.of('lamp');
    expect(host.requests).toHaveLength(2);
    shelf.close();
  });

  it('also one that is not there', async () => {
    const shelf = shelfOf();
    await filmsOf({ shelf }).of('unknown');
    expect(await filmsOf({ shelf }).of('unknown')).toBeNull();
    expect(host.requests).toHaveLength(1);
    shelf.close();
  });

  it('unless others have written something else there', async () => {
    const shelf = shelfOf();
    shelf.put(
      host.origin,
      '/metadata/lamp',
      '{"parts":[{"files":[{"src":"https://evil.example/x"}]}]}',
    );
    const film = await filmsOf({ shelf }).of('lamp');
    expect(film?.parts[0]?.files[0]?.src).toContain(host.origin);
    shelf.close();
  });
});
