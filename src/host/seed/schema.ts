/** Schemas of the entries in a catalogue's files. Only a name or a title and a date are required. */
import { z } from 'zod';
import { ID } from '#/contract/raw.ts';
import { OF_COLLECTION, OF_SEASON } from '#/host/ids.ts';
import * as f from './fields.ts';

/** What films, series and dramas have in common. */
const titled = {
  id: f.id,
  popularity: f.popularity,
  title: f.line,
  native: f.native.optional(),
  titles: f.titles,
  tmdb: f.tmdb,
  date: f.date,
  overview: f.prose.optional(),
  /** The overview in further languages. */
  overviews: f.texts,
  cast: f.list(f.credit),
  ...f.pictures,
  motif: f.motif,
  basis: f.basis,
  sources: f.sources,
};

export const film = z
  .strictObject({
    ...titled,
    /** Place among the films that were added on the same day. */
    order: z.int().min(0).optional(),
    originalTitle: f.line.optional(),
    kind: z.enum(['feature', 'short', 'cartoon', 'documentary']).default('feature'),
    language: f.language.optional(),
    /** All languages in which the film was shot, if there are several. */
    languages: f.list(f.language),
    countries: f.countries,
    genres: f.list(f.line),
    /** In minutes. */
    runtime: z.number().positive().max(10_000).optional(),
    rating: f.rating.optional(),
    directors: f.list(f.line),
    companies: f.list(f.line),
    ...f.video,
    captions: f.captions,
    trailer: f.trailer,
    /** When the entry was added to the catalogue. Entries without it come last. */
    added: f.date.optional(),
  })
  .check(f.freeByTerm(false));

const episode = z.strictObject({
  number: z.number().positive(),
  title: f.line.optional(),
  titles: f.titles,
  originalTitle: f.line.optional(),
  description: f.line.optional(),
  /** The description in further languages. */
  overviews: f.texts,
  ...f.video,
  captions: f.captions,
});

const season = z.strictObject({
  /** As it stands in addresses; else made from title and year. */
  id: z
    .string()
    .regex(ID)
    .refine((id) => !OF_SEASON.test(id), 'is an id of the movie database')
    .optional(),
  title: f.line,
  titles: f.titles,
  language: f.language.optional(),
  released: f.year,
  episodes: z.array(episode).min(1),
});

export const series = z
  .strictObject({
    ...titled,
    endYear: f.year.optional(),
    kind: z.enum(['series', 'serial']).default('series'),
    language: f.language.optional(),
    countries: f.countries,
    genres: f.list(f.line),
    rating: f.rating.optional(),
    creators: f.list(f.line),
    crew: f.list(f.credit),
    videos: f.list(z.strictObject({ type: f.line, name: f.line, ...f.video })),
    seasons: f.list(season),
  })
  .check(f.freeByTerm(false));

export const drama = z
  .strictObject({
    ...titled,
    language: f.language.default('ur'),
    writer: f.list(f.line),
    director: f.list(f.line),
    network: f.line.optional(),
    episodes: f.list(episode),
    episodesNote: f.line.optional(),
  })
  .check(f.freeByTerm(false));

export const person = z.strictObject({
  id: f.id,
  popularity: f.popularity,
  name: f.line,
  native: f.native.optional(),
  titles: f.titles,
  tmdb: f.tmdb,
  photo: f.photo,
  motif: f.motif,
  biography: f.prose.optional(),
  /** The biography in further languages. */
  biographies: f.texts,
  birthday: f.date.optional(),
  deathday: f.date.optional(),
  placeOfBirth: f.line.optional(),
  gender: z.enum(['female', 'male']).optional(),
  department: f.line.optional(),
  sources: f.sources,
});

/** A song or an exercise film. */
export const recording = z
  .strictObject({
    id: z.string().regex(ID).optional(),
    popularity: f.popularity,
    title: f.line,
    native: f.native.optional(),
    titles: f.titles,
    artist: f.line.optional(),
    year: f.year.optional(),
    language: f.language.optional(),
    /** The film that the song is from. */
    film: f.line.optional(),
    singers: f.list(f.line),
    composer: f.line.optional(),
    notes: f.line.optional(),
    /** The notes in further languages. */
    overviews: f.texts,
    poster: f.pictures.poster,
    motif: f.motif,
    ...f.video,
    captions: f.captions,
    basis: f.basis,
    sources: f.sources,
  })
  .check(f.freeByTerm(true));

/** A film or an episode that plays a clip of ours has captions of its own. */
const ownCaptions = ({ kind, captions }: { kind: string; captions?: object }) =>
  captions === undefined || kind === 'song' || kind === 'fitness';

export const clip = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]+$/),
    file: z.string().regex(/^[a-z0-9-]+\.(webm|mp4)$/),
    title: f.line,
    titles: f.titles,
    kind: z.enum(['fitness', 'song', 'episode', 'movie']),
    seconds: z.number().positive(),
    notes: f.line,
    /** The notes in further languages. */
    overviews: f.texts,
    episode: z.number().int().positive().optional(),
    motif: f.motif,
    captions: f.captions,
  })
  .refine(ownCaptions, {
    path: ['captions'],
    error: 'stand beside the film or the episode that plays the clip',
  });

/** The kinds of what a list has. A clip is an exercise film. */
export const LISTED = ['movie', 'series', 'drama', 'song', 'clip', 'person'] as const;
export type Listed = (typeof LISTED)[number];

/** Entries of a list that may name films of the movie database: each costs a request. */
const MOST_NUMBERED = 20;
const WAYS = [...LISTED, 'tmdb'] as const;

/** Names one entry of the folder, by its kind: `movie: Pyaasa (1957)`, or a film of the movie database: `tmdb: 603`. */
const listed = z
  .strictObject({
    ...(Object.fromEntries(LISTED.map((kind) => [kind, f.line.optional()])) as Record<
      Listed,
      z.ZodOptional<typeof f.line>
    >),
    tmdb: f.tmdb,
    /** Why it is in the list. */
    why: f.inAny(f.line),
  })
  .refine((entry) => WAYS.filter((way) => entry[way] !== undefined).length === 1, {
    error: `names not just one of ${WAYS.join(', ')}`,
  });
const isNumbered = ({ tmdb }: { tmdb?: number }) => tmdb !== undefined;

/** A list by editors. */
export const list = z.strictObject({
  /** As it stands in the address. Collections of the movie database have names of their own form. */
  name: f.slug.refine((name) => !OF_COLLECTION.test(name), 'is a name of the movie database'),
  titles: f.inAny(f.line),
  /** What the list is about. */
  words: f.inAny(f.prose),
  /** The day on which it is published or was changed last. */
  date: f.day,
  entries: z
    .array(listed)
    .min(1)
    .max(100)
    .refine((all) => !all.every(isNumbered), { error: 'name nothing of this catalogue' })
    .refine((all) => all.filter(isNumbered).length <= MOST_NUMBERED, {
      error: `name more than ${MOST_NUMBERED} films by \`tmdb\``,
    }),
});

export type SeedFilm = z.infer<typeof film>;
export type SeedSeries = z.infer<typeof series>;
export type SeedSeason = z.infer<typeof season>;
export type SeedDrama = z.infer<typeof drama>;
export type SeedPerson = z.infer<typeof person>;
export type SeedRecording = z.infer<typeof recording>;
export type SeedClip = z.infer<typeof clip>;
export type SeedCaption = NonNullable<SeedFilm['captions']>[number];
export type SeedList = z.infer<typeof list>;
export type SeedListed = SeedList['entries'][number];
