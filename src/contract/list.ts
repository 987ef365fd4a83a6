/** Lists that editors put together: entries of any kind, each with a sentence that says why. */
import { type CalendarDate, calendarDate } from './dates.ts';
import type { Language } from './language.ts';
import { PROSE } from './limits.ts';
import { ownOr } from './movie.ts';
import { type Names, readLanguage, readNames } from './names.ts';
import { genre as slug } from './params.ts';
import { field, rows, text } from './raw.ts';
import { readTarget, type Target } from './target.ts';
import type { Picture, Trust } from './trust.ts';

export type ListEntry = Target & {
  picture: Picture | null;
  year: string | null;
  /** Whether it plays here, where the host says it. It says nothing of people. */
  watchable?: boolean;
  /** Why it is in the list. */
  why: string | null;
  whyLanguage?: Language;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
};

export type EditorList = {
  /** The list's name in addresses. */
  id: string;
  title: string | null;
  names?: Names;
  overview: string | null;
  overviewLanguage?: Language;
  /** The day on which it was published or changed last, where the host says it. */
  changed: CalendarDate | null;
  entries: ListEntry[];
};

/** Number of entries that are read: nobody looks through a longer list. */
const MOST_ENTRIES = 100;

export function readList(row: unknown, trust: Trust): EditorList | null {
  const id = slug.parse(text(field(row, 'id')));
  if (id === undefined) return null;
  const entries = rows(field(row, 'entries'), (one) => readEntry(one, trust), keyOf);
  return {
    id,
    title: text(field(row, 'title')),
    overview: text(field(row, 'overview'), PROSE),
    ...readLanguage('overviewLanguage', field(row, 'overview_language')),
    changed: calendarDate(field(row, 'changed')),
    entries: entries.slice(0, MOST_ENTRIES),
    ...readNames(row),
  };
}

/** In a movie database a movie, a series and a person may have one number. */
const keyOf = ({ kind, id }: Target) => `${kind} ${id}`;

function readEntry(row: unknown, trust: Trust): ListEntry | null {
  const target = readTarget(row);
  if (target === null) return null;
  const watchable = field(row, 'watchable');
  const date = calendarDate(field(row, 'release_date') ?? field(row, 'first_air_date'));
  return {
    ...target,
    picture: ownOr(row, 'poster', 'poster_path', trust),
    year: date?.slice(0, 4) ?? null,
    ...(typeof watchable === 'boolean' && { watchable }),
    why: text(field(row, 'why'), PROSE),
    ...readLanguage('whyLanguage', field(row, 'why_language')),
    ...readNames(row),
  };
}

/**
 * Returns how many entries of a list play here, and of how many the host says whether they do: of a
 * person nobody does.
 */
export function countPlaying(entries: readonly { watchable?: boolean }[]): {
  playing: number;
  total: number;
} {
  const judged = entries.filter(({ watchable }) => watchable !== undefined);
  return { playing: judged.filter(({ watchable }) => watchable).length, total: judged.length };
}
