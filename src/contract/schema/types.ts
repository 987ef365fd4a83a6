/** Types of rows on the wire, for code that writes them. A reader takes `unknown`. */
import type { z } from 'zod';
import type * as lists from './lists.ts';
import type * as playables from './playables.ts';
import type * as titles from './titles.ts';
import type * as values from './values.ts';

export type NativeTitle = z.infer<typeof values.nativeTitle>;
export type CaptionRow = z.infer<typeof values.caption>;

export type MovieRow = z.infer<typeof titles.movie>;
export type MovieDetailRow = z.infer<typeof titles.movieDetail>;
export type CompleteRow = z.infer<typeof titles.complete>;
export type FaceRow = z.infer<typeof titles.director>;
export type CastRow = z.infer<typeof titles.castMember>;
export type CrewRow = z.infer<typeof titles.crewMember>;
export type PersonRow = z.infer<typeof titles.person>;
export type PersonDetailRow = z.infer<typeof titles.personDetail>;
export type SeriesWire = z.infer<typeof titles.seriesAndCredits>;
export type VideoRow = z.infer<typeof titles.video>;
export type SearchRow = z.infer<typeof titles.searchHit>;

export type ListRow = z.infer<typeof lists.list>;

export type RegionalRow = z.infer<typeof playables.regional>;
export type CartoonRow = z.infer<typeof playables.cartoon>;
export type DashboardTrailerRow = z.infer<typeof playables.dashboardTrailer>;
export type FeedRow = z.infer<typeof playables.feedTrailer>;
export type ClipRow = z.infer<typeof playables.clip>;
export type SeasonRow = z.infer<typeof playables.season>;
export type DramaRow = z.infer<typeof playables.drama>;
export type EpisodeRow = z.infer<typeof playables.episode>;
