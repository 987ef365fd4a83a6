import { title as dramaName } from './params.ts';
import { exact, field, id, number, text } from './raw.ts';

/** `list`: a list of the site, whose id is its address. No host can give that kind. */
export type Kind = 'movie' | 'series' | 'person' | 'drama' | 'song' | 'clip' | 'list';

/** What a search result or a credit leads to. */
export type Target = {
  id: string;
  title: string | null;
  /** The kind that the host gives; null if it gives none, or one whose page can not be told. */
  kind: Kind | null;
  /** Where a song or a clip stands: the page of its list, and its key there. */
  place: { page: number; key: string } | null;
};

/** The kinds of the contract, and of the movie database. */
const KINDS: Record<string, Kind> = {
  movie: 'movie',
  tv: 'series',
  series: 'series',
  person: 'person',
  drama: 'drama',
  song: 'song',
  clip: 'clip',
};

export function readTarget(row: unknown): Target | null {
  const key = id(field(row, 'own_id')) ?? id(field(row, 'id'));
  if (key === null) return null;
  const title = text(field(row, 'title')) ?? text(field(row, 'name'));
  const place = readPlace(row);
  const given = field(row, 'media_type');
  const kind =
    typeof given === 'string' && Object.hasOwn(KINDS, given) ? (KINDS[given] ?? null) : null;
  // A drama is found by its whole title.
  const whole = exact(field(row, 'title')) ?? exact(field(row, 'name'));
  const isLost =
    (kind === 'drama' && (whole !== title || dramaName.parse(title) === undefined)) ||
    ((kind === 'song' || kind === 'clip') && !place);
  return { id: key, title, kind: isLost ? null : kind, place };
}

function readPlace(row: unknown): Target['place'] {
  const page = number(field(row, 'page'));
  const key = id(field(row, 'key'));
  return key !== null && Number.isInteger(page) && page !== null && page > 0 ? { page, key } : null;
}
