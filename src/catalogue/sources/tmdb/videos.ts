/** Videos of a title: which of them is its trailer, and the further ones. */
import { ENGLISH, type Language } from '#/contract/language.ts';
import { field, rows, text } from '#/contract/raw.ts';
import type { VideoRow } from '#/contract/rows/series.ts';
import { languageIn } from './rows.ts';

type Video = {
  type: string;
  name: string | null;
  key: string;
  official: boolean;
  /** Its language; null for one without speech. */
  language: string | null;
  /** When it was published, as ISO 8601; '' if unknown. */
  published: string;
};

/** Returns the videos on YouTube. Other hosts' ids mean nothing to a client. */
function videosIn(body: unknown): Video[] {
  return rows(field(field(body, 'videos'), 'results'), (row) => {
    const [type, key] = [text(field(row, 'type')), text(field(row, 'key'))];
    const known = field(row, 'site') === 'YouTube' && /^[\w-]{11}$/.test(key ?? '');
    if (!known || type === null || key === null) return null;
    return {
      type,
      key,
      name: text(field(row, 'name')),
      official: field(row, 'official') === true,
      language: text(field(row, 'iso_639_1')),
      published: text(field(row, 'published_at')) ?? '',
    };
  });
}

/** Returns the videos with the trailer first: clients play the first of type Trailer. */
export function videoRows(body: unknown, ui: Language): VideoRow[] {
  const videos = videosIn(body);
  const first = trailerOf(videos, languagesFor(body, ui));
  const inOrder = first ? [first, ...videos.filter((video) => video !== first)] : videos;
  return inOrder.map(({ type, key, name }) => {
    const isFirst = key === first?.key;
    return { type: isFirst ? 'Trailer' : type, key, ...(name !== null && { name }) };
  });
}

/** Returns the id of a title's trailer on YouTube, for pages in a language; null without one. */
export function trailerIn(body: unknown, ui: Language): string | null {
  return trailerOf(videosIn(body), languagesFor(body, ui))?.key ?? null;
}

/** Number of further videos of a title: some have a hundred. */
const MOST = 5;
/** The database's kinds of videos, the best first. Others come last. */
const TYPES = ['Trailer', 'Teaser', 'Clip', 'Featurette', 'Behind the Scenes'];

/** Returns the videos with a name besides the trailer. */
export function furtherVideosIn(body: unknown, ui: Language): { name: string; key: string }[] {
  const languages = languagesFor(body, ui);
  const videos = videosIn(body);
  const trailer = trailerOf(videos, languages);
  const known = (type: string) => (TYPES.indexOf(type) + TYPES.length + 1) % (TYPES.length + 1);
  const order = byLanguage(languages);
  return videos
    .filter(({ key }) => key !== trailer?.key)
    .toSorted((a, b) => known(a.type) - known(b.type) || order(a, b))
    .flatMap(({ name, key }) => (name === null ? [] : [{ name, key }]))
    .slice(0, MOST);
}

/** Returns the languages of trailers, the best first: the page's, the title's, English. */
function languagesFor(body: unknown, ui: Language): (string | null)[] {
  return [ui, languageIn(body), ENGLISH];
}

/**
 * Returns the trailer, else the teaser: by language, any other one last; of these an official one, and of these the
 * newest.
 */
function trailerOf(
  videos: readonly Video[],
  languages: readonly (string | null)[],
): Video | undefined {
  const best = (type: string) =>
    videos.filter((video) => video.type === type).sort(byLanguage(languages))[0];
  return best('Trailer') ?? best('Teaser');
}

/** Compares videos by language, any other one last; then by whether they are official; then the newest first. */
function byLanguage(languages: readonly (string | null)[]) {
  const rank = ({ language }: Video) => {
    const at = languages.indexOf(language);
    return at < 0 ? languages.length : at;
  };
  return (a: Video, b: Video) =>
    rank(a) - rank(b) ||
    Number(b.official) - Number(a.official) ||
    b.published.localeCompare(a.published);
}
