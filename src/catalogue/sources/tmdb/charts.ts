/** Requests for the charts of films: lists that the database has by name. */
import { isLimited } from './limits.ts';
import {
  type Audience,
  dayAfter,
  discover,
  inLanguage,
  RATED_BY,
  request,
  SORTS,
} from './requests.ts';

export type Chart = 'popular' | 'now_playing' | 'top_rated' | 'upcoming';

export function chart(name: Chart, page: number, audience: Dated): string {
  const { ui, region, limits } = audience;
  return isLimited(limits)
    ? discover(page, queryOf(name, audience.today()), audience)
    : request(`/movie/${name}`, { ...inLanguage(ui), page, region });
}
type Dated = Audience & { today(): Date };

/**
 * From which day to which one films of a chart come out, counted from today: about what the database says as `dates` in
 * its own charts, which differ by days. `upcoming` begins there on the day after `now_playing` ends.
 */
const DAYS = { now_playing: [-42, 6], upcoming: [7, 28] } as const;

/** The same charts as searches, which can be limited. */
function queryOf(name: Chart, today: Date): Record<string, string | number> {
  if (name === 'popular') return { sort_by: SORTS.popularity };
  if (name === 'top_rated') return { sort_by: SORTS.rating, 'vote_count.gte': RATED_BY };
  const [first, last] = DAYS[name];
  return {
    'release_date.gte': dayAfter(today, first),
    'release_date.lte': dayAfter(today, last),
    sort_by: SORTS.popularity,
    with_release_type: '2|3',
  };
}
