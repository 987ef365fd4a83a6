/**
 * The films of items, from the lists of their files, which archive.org is asked for at most once a day
 * an item. A failed request is retried after a minute.
 */
import { LRUCache } from 'lru-cache';
import { NotSent, Upstream } from '#/contract/errors.ts';
import { ARCHIVE_FAILED, ARCHIVE_FRESH } from '#/contract/lifetimes.ts';
import { WHOLE } from '#/contract/limits.ts';
import { field, list, number } from '#/contract/raw.ts';
import type { ArchiveFile, ArchiveFilm } from '#/lib/archive.ts';
import { counted } from '#/lib/counted.ts';
import { parseJson } from '#/lib/json.ts';
import { type AnswerStores, createAnswerCache } from '../../cache.ts';
import { createClient, type Proxies } from '../client.ts';
import { wordsOf } from '../failures.ts';
import { createGuard } from '../guard.ts';
import { LARGEST_ANSWER } from '../remote.ts';
import { filmIn } from './choose.ts';
import { type Listed, listedIn } from './listed.ts';

export type FilmsOptions = AnswerStores & {
  /** The origin of archive.org. */
  archiveUrl: string;
  /** Milliseconds within which a whole list must arrive. */
  timeout: number;
  proxies?: Proxies;
  log(message: string): void;
  /** Monotonic clock in milliseconds. Tests pass their own. */
  now?: () => number;
};

export type Films = {
  /** Resolves to an item's film; to null if it has no clear one. Rejects with Upstream. */
  of(item: string): Promise<ArchiveFilm | null>;
  /** Returns an item's film if it is in memory or on disk; else null. Asks nobody. */
  peek(item: string): ArchiveFilm | null;
  close(): void;
};

/** Items in memory: some 500 bytes each. */
const MOST_ITEMS = 10_000;
/** Lists that are read at once, and presses that may wait for that. */
const [IN_FLIGHT, WAITING] = [4, 32];

type Known = { film: ArchiveFilm | null } | { error: Upstream };

export function createFilms({
  archiveUrl,
  timeout,
  proxies,
  log,
  now = () => performance.now(),
  ...stores
}: FilmsOptions): Films {
  const client = createClient({ connections: IN_FLIGHT, proxies });
  const cache = createAnswerCache(archiveUrl, stores);
  const guard = createGuard({ timeout, inFlight: IN_FLIGHT, waiting: WAITING, now });
  const known = new LRUCache<string, Known>({
    ...counted(MOST_ITEMS),
    perf: { now },
    ttlResolution: 0,
    // If an item is evicted while it is being asked for, still wait for the result.
    ignoreFetchAbort: true,
    async fetchMethod(item, _stale, { options }) {
      const { seconds, ...found } = await find(item);
      // A ttl of 0 means that the entry never expires.
      options.ttl = Math.max(1, 1000 * seconds);
      return found;
    },
  });

  const requestFor = (item: string) => `/metadata/${item}`;
  const read = (body: string) => storedFilm(body, archiveUrl);

  /** Resolves to a film as JSON. */
  async function askForFilm(item: string): Promise<string> {
    const address = archiveUrl + requestFor(item);
    const requestOptions = { accept: 'application/json', mostBytes: LARGEST_ANSWER };
    const { status, body } = await guard.run((signal) =>
      client.get(address, { ...requestOptions, signal }),
    );
    if (status !== 200) throw new Upstream('refused', status);
    const film = filmOfItem(parseJson(new TextDecoder().decode(body)), archiveUrl, item);
    if (film === undefined) throw new Upstream('no list of files');
    return JSON.stringify(film);
  }

  /** Resolves to a film, or to why there is none, and the seconds for which that holds. */
  async function find(item: string): Promise<Known & { seconds: number }> {
    const request = requestFor(item);
    try {
      const { value: film, age } =
        cache.onDisk(request, ARCHIVE_FRESH, read) ??
        (await cache.ask(request, { fresh: ARCHIVE_FRESH, read, ask: () => askForFilm(item) }));
      return { film, seconds: ARCHIVE_FRESH - age };
    } catch (error) {
      // The item was not asked for.
      if (error instanceof NotSent) throw error;
      const upstream = error instanceof Upstream ? error : new Upstream('no answer');
      log(`${archiveUrl}: the files of an item: ${wordsOf(upstream)}`);
      return { error: upstream, seconds: ARCHIVE_FAILED };
    }
  }

  return {
    async of(item) {
      const found = await known.fetch(item);
      if (!found || 'error' in found) throw found?.error ?? new Upstream('no answer');
      return found.film;
    },
    peek(item) {
      const found = known.peek(item);
      if (found) return 'film' in found ? found.film : null;
      return cache.onDisk(requestFor(item), ARCHIVE_FRESH, read)?.value ?? null;
    },
    close: client.close,
  };
}

/**
 * Returns the film that an item's record has, with the addresses of its files; null if it has no clear
 * one. Returns undefined if the record can not be read.
 */
export function filmOfItem(
  record: unknown,
  archiveUrl: string,
  item: string,
): ArchiveFilm | null | undefined {
  const listed = listedIn(record);
  if (listed === null) return undefined;
  const parts = filmIn(listed);
  const src = (name: string) =>
    `${archiveUrl}/download/${item}/${name.split('/').map(encodeURIComponent).join('/')}`;
  const fileOf = ({ name, height, bytes }: Listed) => ({ src: src(name), height, bytes });
  return parts && { parts: parts.map((files) => ({ files: files.map(fileOf) })) };
}

/**
 * Reads a stored film: its JSON, or null. Returns undefined for anything else, such as files
 * of another host than `archiveUrl`.
 */
export function storedFilm(text: string, archiveUrl: string): ArchiveFilm | null | undefined {
  const value = parseJson(text);
  if (value === null) return null;
  const parts = list(field(value, 'parts'), WHOLE).map((part) => ({
    files: list(field(part, 'files'), WHOLE).flatMap((file) => storedFile(file, archiveUrl) ?? []),
  }));
  return parts.length > 0 && parts.every(({ files }) => files.length > 0) ? { parts } : undefined;
}

function storedFile(file: unknown, archiveUrl: string): ArchiveFile | null {
  const src = field(file, 'src');
  if (typeof src !== 'string' || !src.startsWith(`${archiveUrl}/download/`)) return null;
  return { src, height: number(field(file, 'height')), bytes: number(field(file, 'bytes')) };
}
