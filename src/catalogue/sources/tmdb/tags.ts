/** Tags of the movie database's own answers: see catalogue/tags.ts. */
import { WHOLE } from '#/contract/limits.ts';
import { field, isRecord, list } from '#/contract/raw.ts';
import { collectionName, seasonId } from './ids.ts';

const THING = /^\/(movie|tv|person)\/(\d+)/;
const SEASON = /^\/tv\/(\d+)\?append_to_response=season%2F(\d+)/;
const COLLECTION = /^\/collection\/(\d+)/;
const KINDS: Record<string, string> = { movie: 'movie', tv: 'series', person: 'person' };

/** The contract's lists that are made of a list of the database. */
const LISTS: [request: RegExp, tags: string[]][] = [
  [/^\/movie\/popular/, ['list-popular', 'list-trailers-day']],
  [/^\/movie\/now_playing/, ['list-now-playing']],
  [/^\/movie\/top_rated/, ['list-top-rated']],
  [/^\/movie\/upcoming/, ['list-upcoming', 'list-trailers-week']],
  [/^\/person\/popular/, ['list-popular-people']],
  [/^\/trending\/movie\//, ['list-trending']],
  // With limits the charts come from here, too.
  [
    /^\/discover\/movie/,
    [
      'list-this-year',
      'list-genre',
      'list-discover',
      'list-punjabi-movies',
      'list-english-movies',
      'list-hindi-movies',
      'list-punjabi-trailers',
      'list-popular',
      'list-trailers-day',
      'list-now-playing',
      'list-top-rated',
      'list-upcoming',
      'list-trailers-week',
    ],
  ],
  [/^\/(trending\/tv|tv\/top_rated|tv\/on_the_air|discover\/tv)/, ['list-series-lists']],
  [/^\/(watch\/providers|keyword)\//, ['list-discover']],
  [/^\/search\//, ['list-search', 'list-search-pages']],
];

/** Returns what was asked for, and everything with an id in the answer; null for a 404. */
export function tagsIn(request: string, answer: unknown): string[] {
  const [, path = '', id] = THING.exec(request) ?? [];
  const [, series, number] = SEASON.exec(request) ?? [];
  const own = [
    ...(id ? [`${KINDS[path]}-${id}`] : []),
    ...(series ? [`season-${seasonId({ series: Number(series), number: Number(number) })}`] : []),
  ];
  const [, collection] = COLLECTION.exec(request) ?? [];
  if (collection) own.push(`list-${collectionName(Number(collection))}`);
  const lists = LISTS.filter(([known]) => known.test(request)).flatMap(([, tags]) => tags);
  const shown = new Set([...own, ...lists]);
  collect(answer, shown);
  return [...shown];
}

function collect(value: unknown, tags: Set<string>): void {
  for (const one of list(value, WHOLE)) collect(one, tags);
  if (!isRecord(value)) return;
  const id = field(value, 'id');
  const kind = kindOf(value);
  if (kind && Number.isSafeInteger(id)) tags.add(`${kind}-${id}`);
  for (const inner of Object.values(value)) if (typeof inner === 'object') collect(inner, tags);
}

/** Returns the kind of a record, by the fields that only such records have. */
export function kindOf(value: Record<string, unknown>): 'movie' | 'series' | 'person' | null {
  const has = (name: string) => Object.hasOwn(value, name);
  if (has('profile_path') || has('known_for')) return 'person';
  if (has('first_air_date')) return 'series';
  return has('release_date') || has('original_title') ? 'movie' : null;
}
