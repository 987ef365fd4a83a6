/** When a film came out in a country, and for which ages films and series are. */
import { calendarDate } from '#/contract/dates.ts';
import { field, list, number, text } from '#/contract/raw.ts';

/** The database's kinds of releases to cinemas, limited or not: 1 is a premiere, 4 to 6 are other media. */
const CINEMA = [2, 3];

/** Returns the first day on which a film was in a country's cinemas, `YYYY-MM-DD`; null if the database has none. */
export function releaseIn(body: unknown, country: string | null): string | null {
  const days = releasesIn(body, country).flatMap((release) => {
    const day = calendarDate(text(field(release, 'release_date'))?.slice(0, 10));
    return day !== null && CINEMA.includes(number(field(release, 'type')) ?? 0) ? [day] : [];
  });
  return days.sort()[0] ?? null;
}

/** Returns for which ages a film is in a country: in its cinemas, else on other media. */
export function certificateIn(body: unknown, country: string | null): string | null {
  const all = releasesIn(body, country);
  const isOfCinema = (one: unknown) => CINEMA.includes(number(field(one, 'type')) ?? 0);
  const sorted = all.toSorted((a, b) => Number(isOfCinema(b)) - Number(isOfCinema(a)));
  return sorted.map((one) => text(field(one, 'certification'))).find((one) => one !== null) ?? null;
}

/** Returns for which ages a series is in a country. */
export function seriesCertificateIn(body: unknown, country: string | null): string | null {
  const all = list(field(field(body, 'content_ratings'), 'results'));
  return text(
    field(
      all.find((one) => field(one, 'iso_3166_1') === country),
      'rating',
    ),
  );
}

function releasesIn(body: unknown, country: string | null): unknown[] {
  const all = list(field(field(body, 'release_dates'), 'results'));
  return list(
    field(
      all.find((one) => field(one, 'iso_3166_1') === country),
      'release_dates',
    ),
  );
}
