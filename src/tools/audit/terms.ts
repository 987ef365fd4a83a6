import type { Seed } from '#/host/catalogue/files/folder.ts';
import type { SeedFilm } from '#/host/seed/schema.ts';
import { FREE_BY_1998, TERMS } from '#/host/seed/terms.ts';

type Titled = Pick<SeedFilm, 'title' | 'date' | 'basis'>;
type Basis = NonNullable<SeedFilm['basis']>;

/** From this year on a term in the United States is renewed by law. */
const RENEWED_BY_LAW = 1964;
/** From this year on a work in the United States needs no notice. */
const WITHOUT_NOTICE = 1989;
/** The newest films that were free in India on 1 January 1996: their 50 years ended before 1991. */
const FREE_IN_INDIA_BY_1996 = 1940;
/** Kinds that hold by the law of one country, with its code and its name. */
const BY_COUNTRY: Partial<Record<Basis['kind'], { code: string; name: keyof typeof TERMS }>> = {
  'public domain in India': { code: 'IN', name: 'India' },
  'public domain in Pakistan': { code: 'PK', name: 'Pakistan' },
};

/**
 * Returns the January from which a film is free in the United States, or null for films from before
 * 1923: they were free by 1998, and nothing became free from 1999 to 2018.
 */
function freeFrom(year: number): number | null {
  return year < FREE_BY_1998 ? null : year + TERMS['the United States'] + 1;
}

/** Returns films, series and dramas whose term or basis is impossible for their year, on the day `now`. */
export function wrongTerms({ films, series, dramas }: Seed, now: Date): string[] {
  const today = now.getUTCFullYear();
  const titles: Titled[] = [...films, ...series, ...dramas];
  return titles.flatMap((titled) => {
    const year = titled.date.slice(0, 4);
    const why = wrongIn(titled, Number(year), today);
    return why === null ? [] : [`${titled.title} (${year}): ${why}`];
  });
}

function wrongIn({ basis }: Titled, year: number, today: number): string | null {
  if (basis === undefined) return null;
  return (
    wrongKind(basis, year, today) ??
    wrongReason(basis.reason, year, today) ??
    wrongFree(basis, year)
  );
}

const END = /(?:until the end|and) of (\d{4})/g;

/** Returns what is wrong with the years in which a title becomes free, besides what the schema finds; or null. */
function wrongFree({ kind, reason, free = [] }: Basis, published: number): string | null {
  const ends = kind === 'facts only' ? [...reason.matchAll(END)].map(([, end]) => Number(end)) : [];
  const missing = ends.find((end) => !free.some(({ year }) => year === end + 1));
  if (missing !== undefined) return `does not say that it is free from ${missing + 1}`;
  const lasting = free.find(({ year }) => ends.length > 0 && !ends.includes(year - 1));
  if (lasting) return `is not free from ${lasting.year} by its reason`;
  if (ends.length > 0) return null;
  const other = free.find(({ country, year, of = published }) => {
    const right = freeFrom(of);
    return country === 'US' && (right === null ? year > 1998 : year !== right);
  });
  return other ? `is free from ${freeFrom(other.of ?? published) ?? 'a year by 1998'}` : null;
}

function wrongKind({ kind, countries }: Basis, year: number, today: number): string | null {
  if (kind === 'not renewed' && year >= RENEWED_BY_LAW) return 'was renewed by law';
  if (kind === 'no notice' && year >= WITHOUT_NOTICE) return 'needed no notice';
  const { code, name } = BY_COUNTRY[kind] ?? {};
  if (name && year + TERMS[name] >= today) return `is protected in ${name}`;
  if (code && countries.join() !== code) return `names other countries than ${code}`;
  if (kind !== 'term ended' || !countries.includes('US')) return null;
  if ((freeFrom(year) ?? 0) <= today) return null;
  if (countries.includes('IN') && year <= FREE_IN_INDIA_BY_1996) return null;
  return 'was not free in India on 1 January 1996, and its 95 years still run';
}

const PROTECTED = /^Protected in (India|Pakistan|the United States) until the end of (\d{4})/;
const ENDED = /^published in (\d{4}): the term of (\d\d) years .* ended with (\d{4})\.$/;
/** The terms by their number of years. */
const TERMS_IN_YEARS: readonly number[] = Object.values(TERMS);

/** Returns what is wrong with the years of a reason for a title of a year, or null. */
function wrongReason(reason: string, year: number, today: number): string | null {
  const [, country, until] = PROTECTED.exec(reason) ?? [];
  if (country !== undefined) {
    const right = year + TERMS[country as keyof typeof TERMS];
    if (Number(until) !== right) return `is protected in ${country} until the end of ${right}`;
    return right < today ? `is free in ${country}` : null;
  }
  const [, published, term, ended] = ENDED.exec(reason) ?? [];
  if (published === undefined) return null;
  const isRight = Number(published) === year && TERMS_IN_YEARS.includes(Number(term));
  return isRight && Number(ended) === year + Number(term) ? null : 'has other years in its reason';
}
