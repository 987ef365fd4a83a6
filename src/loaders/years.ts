/** The years of upcoming films, each of which a page can show alone. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Movie } from '#/contract/movie.ts';
import { settle } from '#/contract/settle.ts';

/** Years that a page leads to at most. */
const MOST = 12;

/**
 * Returns the years from those of the first films of the list to those of the last; none where the host can
 * not be asked for one. Rejects as the catalogue does.
 */
export async function upcomingYears(
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<number[]> {
  const first = await catalogue.ask('upcoming', { page: 1 });
  if (!first.years) return [];
  const last = await settle(catalogue.ask('upcoming', { page: first.totalPages }));
  const films = [...first.items, ...(last.ok ? last.value.items : [])];
  const years = films.map(yearOf).filter((year) => year >= now.getUTCFullYear());
  const least = Math.min(...years);
  const count = years.length === 0 ? 0 : Math.min(Math.max(...years) - least + 1, MOST);
  return Array.from({ length: count }, (_, at) => least + at);
}

/** The year in which a film comes out or becomes free; 0 where neither is known. */
const yearOf = ({ freeFrom, date }: Movie) => freeFrom ?? Number(date?.slice(0, 4) ?? 0);
