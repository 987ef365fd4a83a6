/** A person's page. */
import { calendarYear } from '#/contract/dates.ts';
import type { Language } from '#/contract/language.ts';
import { WHOLE } from '#/contract/limits.ts';
import { field, isRecord, list, number, text } from '#/contract/raw.ts';
import type { PersonDetailRow } from '#/contract/rows/person.ts';
import { outwardIn } from './outward.ts';
import { dateIn, genderIn, idIn, pathIn, readRows, titleIn } from './rows.ts';
import { photographsIn } from './stills.ts';
import { textIn, titleOf } from './titled.ts';

/** Number of wide pictures of a person's films. */
const MOST_IMAGES = 8;

/** Returns a person from the answer for one; null if it has neither name nor id. */
export function personDetail(body: unknown, ui: Language): PersonDetailRow | null {
  const id = idIn(body);
  const titled = titleOf(body, 'name', ui);
  if (id === null || titled === null) return null;
  const movies = creditsIn(body, 'movie_credits');
  const deathday = text(field(body, 'deathday'));
  return {
    id,
    name: titled.title,
    ...titled.extras,
    profile_path: pathIn(body, 'profile_path'),
    ...(textIn(body, 'biography', ui) as { biography: string }),
    birthday: text(field(body, 'birthday')),
    ...(deathday !== null && { deathday }),
    place_of_birth: text(field(body, 'place_of_birth')),
    known_for_department: text(field(body, 'known_for_department')),
    ...genderIn(body),
    ...outwardIn(body),
    photographs: photographsIn(body),
    images: readRows(bestKnownFirst(movies), image(ui), WHOLE).slice(0, MOST_IMAGES),
    movie_credits: readRows(newestFirst(movies), role('title', ui), WHOLE),
    tv_credits: readRows(newestFirst(creditsIn(body, 'tv_credits')), role('name', ui), WHOLE),
  };
}

/** Returns the titles in which a person acts or works. One with both has both the part and the job. */
function creditsIn(body: unknown, name: string): Record<string, unknown>[] {
  const credits = field(body, name);
  const of = (part: string) => list(field(credits, part), WHOLE).filter(isRecord);
  const jobs = Map.groupBy(of('crew'), idIn);
  const jobOf = (row: unknown) => field(jobs.get(idIn(row))?.[0], 'job');
  return (['cast', 'crew'] as const).flatMap((part) =>
    of(part).map((row) => ({ ...row, job: jobOf(row), acts: part === 'cast' })),
  );
}

function bestKnownFirst(credits: unknown[]): unknown[] {
  const renown = (row: unknown) => number(field(row, 'vote_count')) ?? 0;
  return credits.toSorted((a, b) => renown(b) - renown(a));
}

/** Those without a date come last. */
function newestFirst(credits: unknown[]): unknown[] {
  const dated = credits.map((row) => [dayIn(row), row] as const);
  return dated.toSorted(([a], [b]) => b.localeCompare(a)).map(([, row]) => row);
}

/** Returns when a film or a series came out; '' where that is not known. */
function dayIn(row: unknown): string {
  return dateIn(row, 'release_date') || dateIn(row, 'first_air_date');
}

function role(name: 'title' | 'name', ui: Language) {
  return (row: unknown) => {
    const [id, titled] = [idIn(row), titleIn(row, name, ui)];
    if (id === null || titled === null) return null;
    const { native_titles } = titled.extras;
    const names = native_titles && { native_titles };
    const year = calendarYear(dayIn(row).slice(0, 4));
    const character = text(field(row, 'character'));
    const job = text(field(row, 'job'));
    return {
      id,
      title: titled.title,
      poster_path: pathIn(row, 'poster_path'),
      ...names,
      ...(year !== null && { year }),
      ...(character !== null && { character }),
      ...(job !== null && { job }),
      ...(job !== null && character === null && field(row, 'acts') === true && { acts: true }),
    };
  };
}

function image(ui: Language) {
  return (row: unknown) => {
    const found = role('title', ui)(row);
    const path = pathIn(row, 'backdrop_path');
    if (!found || path === null) return null;
    return { id: found.id, title: found.title, file_path: path, wide: true };
  };
}
