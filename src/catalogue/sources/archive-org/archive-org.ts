/** What visitors may learn of archive.org's items: the films of those that the catalogue shows. */
import type { CallName } from '#/contract/calls.ts';
import { field, isRecord } from '#/contract/raw.ts';
import {
  keysOfAnswer,
  keysOfCall,
  keysOfRow,
  type RowKind,
  rowsIn,
  rowsOf,
} from '#/contract/withdrawn/keys.ts';
import type { Withdrawn } from '#/contract/withdrawn/withdrawals.ts';
import { type ArchiveFilm, archiveItem } from '#/lib/archive.ts';
import type { Purges } from '../purges.ts';
import { createFilms, type FilmsOptions } from './films.ts';
import { createNoted, type NotedOptions } from './noted.ts';

export type Archive = {
  /**
   * Resolves to the film of an item and the tags of what shows it, by which it is purged; to null if
   * the catalogue does not show the item, or it has no clear film. Rejects with Upstream.
   */
  filmOf(item: string): Promise<{ film: ArchiveFilm; tags: readonly string[] } | null>;
  /** Returns the film of an item if it is in memory or on disk: for pages, which never wait for it. */
  peek(item: string): ArchiveFilm | null;
  /** Called with each answer that the catalogue hands out, as it was before anything withdrawn was removed. */
  onShown?: OnShown;
  close(): void;
};

type OnShown = (name: CallName, params: object, answer: object, related: readonly string[]) => void;

/** Answers for no item: where the settings do not let archive.org play. */
export const NO_ARCHIVE: Archive = {
  filmOf: async () => null,
  peek: () => null,
  close: () => undefined,
};

/** Resolves to the keys of what shows an item, for each place where it is shown. */
type Places = (item: string) => Promise<readonly (readonly string[])[]>;

export type ArchiveOptions = FilmsOptions &
  Pick<NotedOptions, 'tagsOf'> & {
    /**
     * Returns the places of a player's address in the embedded catalogue. Without one, the items of a
     * remote host's answers are noted.
     */
    placesOf?: (base: string) => string[][];
    withdrawn(): Withdrawn;
    purges: Purges;
  };

export function createArchive({
  placesOf,
  withdrawn,
  purges,
  ...options
}: ArchiveOptions): Archive {
  const films = createFilms(options);
  const { places, onShown } = placesOf
    ? { places: inFiles(placesOf, options), onShown: undefined }
    : inAnswers(options, { purges, withdrawn });
  return {
    async filmOf(item) {
      const keys = (await places(item)).find((one) => withdrawn().scopeOf(one) === null);
      if (keys === undefined) return null;
      const film = await films.of(item);
      return film && { film, tags: options.tagsOf(keys) };
    },
    peek: films.peek,
    onShown,
    close: films.close,
  };
}

function inFiles(
  placesOf: (base: string) => string[][],
  { archiveUrl }: Pick<FilmsOptions, 'archiveUrl'>,
): Places {
  return async (item) => placesOf(`${archiveUrl}/embed/${item}`);
}

function inAnswers(
  options: NotedOptions,
  { purges, withdrawn }: Pick<ArchiveOptions, 'purges' | 'withdrawn'>,
): { places: Places; onShown: OnShown } {
  const noted = createNoted(options);
  purges.add(noted.forget);
  purges.addDrop(noted.drop);
  const itemsIn = createItemsIn();
  return {
    async places(item) {
      const keys = await noted.find(item);
      return keys ? [keys] : [];
    },
    onShown(...answer) {
      for (const [item, keys] of itemsIn(...answer)) {
        if (withdrawn().scopeOf(keys) === null) noted.note(item, keys);
      }
    },
  };
}

/** The items of archive.org whose players an answer shows, as the site reads it. */
type Shown = [item: string, keys: string[]];

/** Fields that hold a player. */
const PLAYERS = ['player', 'trailer'];

type ItemsIn = typeof itemsIn;

/** Returns the same function, which remembers what it has read: many pages are made of the same answer. */
export function createItemsIn(): ItemsIn {
  const known = new WeakMap<object, ReturnType<ItemsIn>>();
  return (name, params, answer, related) => {
    const before = known.get(answer);
    // What a season's series says may change without the season.
    if (before && !related?.length) return before;
    const items = itemsIn(name, params, answer, related);
    known.set(answer, items);
    return items;
  };
}

/**
 * Returns the items of an answer, one for each place that shows it, with the keys under which that may be
 * withdrawn. `related`: further keys of what the call is for.
 */
export function itemsIn(
  name: CallName,
  params: object,
  answer: object,
  related: readonly string[] = [],
): Shown[] {
  const found: Shown[] = [];
  const own = [...keysOfCall(name, params), ...keysOfAnswer(name, answer)];
  note(answer, rowsOf(name), [...own, ...related], found);
  return found;
}

function note(part: unknown, kind: RowKind, keys: string[], found: Shown[]): void {
  if (Array.isArray(part)) {
    for (const row of part) {
      if (isRecord(row)) note(row, kind, [...keys, ...keysOfRow(row, kind)], found);
    }
    return;
  }
  if (!isRecord(part)) return;
  for (const name of PLAYERS) {
    const item = itemOf(field(part, name));
    if (item !== null) found.push([item, keys]);
  }
  for (const [name, inner] of Object.entries(part)) {
    const rows = rowsIn(name, kind, Array.isArray(inner));
    if (rows !== undefined) note(inner, rows, keys, found);
  }
}

function itemOf(player: unknown): string | null {
  const src = field(player, 'src');
  if (field(player, 'kind') !== 'archive' || typeof src !== 'string') return null;
  return archiveItem(src)?.item ?? null;
}
