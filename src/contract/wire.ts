/**
 * Types of rows on the wire, for the code that writes them. Code that reads them takes `unknown`.
 */

/**
 * A title in its own script, for the drawn picture and the page's head. It goes beyond the
 * contract.
 */
export type NativeTitle = { lang: 'ur' | 'hi' | 'pa'; text: string };

export type MovieRow = {
  id: number;
  title: string;
  poster_path: string | null;
  vote_average: number | null;
  release_date: string;
};

export type SearchRow = {
  id: number;
  title?: string;
  name?: string;
  media_type: 'movie' | 'tv' | 'person';
  poster_path: string | null;
  release_date: string;
  native_title: NativeTitle | null;
};

export type RegionalRow = { id: number; title: string; posterimage: string; links: string };
export type DashboardTrailerRow = {
  id: number;
  trailerKey: string;
  trailerName: string;
  posterPath: string;
};

export type FaceRow = { id: number; name: string; profile_path: string | null };
export type CastRow = FaceRow & { character: string };
export type CrewRow = FaceRow & { job: string };

export type MovieDetailRow = {
  id: number;
  title: string;
  overview: string;
  release_date: string;
  vote_average: number | null;
  poster_path: string | null;
  background_path: string | null;
  trailer: string | null;
  directors: FaceRow[];
  cast: CastRow[];
  productionCompanies: { name: string; logo_path: string | null }[];
  native_title: NativeTitle | null;
};

export type CompleteRow = { title: string; links: string };
export type PersonRow = {
  id: number;
  name: string;
  profile_path: string | null;
  popularity: number;
  gender: number;
};

export type PersonDetailRow = {
  id: number;
  name: string;
  profile_path: string | null;
  biography: string;
  birthday: string | null;
  place_of_birth: string | null;
  known_for_department: string | null;
  gender: number;
  images: { id: number; file_path: string; title: string }[];
  movie_credits: { id: number; poster_path: string | null; title: string }[];
  tv_credits: { id: number; poster_path: string | null; title: string }[];
};

export type SeriesWire = {
  series: {
    id: number;
    name: string;
    poster_path: string | null;
    backdrop_path: string | null;
    vote_average: number | null;
    overview: string;
    first_air_date: string;
    created_by: FaceRow[];
  };
  credits: { cast: CastRow[]; crew: CrewRow[] };
};

export type VideoRow = { type: string; key: string; name: string };
export type CartoonRow = { id: number; movieTitle: string; posterUrl: string; trailerKey: string };
export type SeasonRow = { _id: string; title: string; poster: string };
export type EpisodeRow = {
  _id: string;
  title: string;
  description: string;
  links: string;
  episodeNumber: number;
  poster: string;
};
export type DramaRow = { id: number; title: string; poster: string };
export type ClipRow = { id: string; title: string; links: string; views: string; poster: string };
export type FeedRow = { id: number; trailerKey: string; movieTitle: string; posterPath: string };
