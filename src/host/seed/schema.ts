/** Schemas of the entries in a catalogue's files. Only a name or a title and a date are required. */
import { z } from 'zod';
import { calendarDate } from '#/contract/dates.ts';
import { ID } from '#/contract/raw.ts';

const line = z.string().trim().min(1).max(1000);
/** Texts of the open catalogue are 20 to 900 characters long: a test checks it. */
const prose = z.string().trim().min(1).max(20_000);
const date = z.string().refine((value) => calendarDate(value) === value, 'is not a date or a year');
const year = z.number().int().min(1880).max(2100);
const rating = z.number().min(0).max(10);
const language = z.string().regex(/^[a-z]{2}$/);
const native = z.strictObject({ lang: z.enum(['ur', 'hi', 'pa']), text: line });
/** A list that an entry may leave out. */
const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const countries = list(z.string().regex(/^[A-Z]{2}$/));
/** A credit: [name], or [name, character or job]. */
const credit = z.union([z.tuple([line]), z.tuple([line, line])]);

/** Source of a player: an item of archive.org (and a file in it), a YouTube id, or our own clip. */
const video = {
  archive: z
    .string()
    .regex(/^[\w.-]{3,120}$/)
    .optional(),
  archiveFile: line.optional(),
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/)
    .optional(),
  clip: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** A whole address of a player, whose host has to be in EMBED_HOSTS. */
  link: z.url({ protocol: /^https?$/ }).optional(),
};

/** Titles in other languages, by their two-letter codes. */
const titles = z.record(language, line).optional();
/** The entry's number in the movie database. */
const tmdb = z.int().positive().optional();

/** Fields of an exported entry, which a person need not write: they keep what was computed. */
const id = z.int().positive().optional();
const popularity = z.number().min(0).optional();

export const film = z.strictObject({
  id,
  popularity,
  /** Place among the films that were added on the same day. */
  order: z.int().min(0).optional(),
  title: line,
  originalTitle: line.optional(),
  native: native.optional(),
  titles,
  tmdb,
  date,
  kind: z.enum(['feature', 'short', 'cartoon', 'documentary']).default('feature'),
  language: language.optional(),
  countries,
  genres: list(line),
  overview: prose.optional(),
  /** In minutes. */
  runtime: z.number().positive().max(10_000).optional(),
  rating: rating.optional(),
  directors: list(line),
  cast: list(credit),
  companies: list(line),
  ...video,
  /** A whole address of the trailer's player; else `youtube` is the trailer. */
  trailer: z.url({ protocol: /^https?$/ }).optional(),
  /** Why the film is open to all, or that the site shows only facts about it. */
  basis: line.optional(),
  /** Year in whose January the film's term ends or ended, if the film becomes free that way. */
  freeFrom: year.optional(),
  /** When the entry was added to the catalogue. Entries without it come last. */
  added: date.optional(),
});

const episode = z.strictObject({
  number: z.number().positive(),
  title: line.optional(),
  originalTitle: line.optional(),
  description: line.optional(),
  ...video,
});

export const series = z.strictObject({
  id,
  title: line,
  titles,
  tmdb,
  date,
  endYear: year.optional(),
  kind: z.enum(['series', 'serial']).default('series'),
  language: language.optional(),
  countries,
  genres: list(line),
  overview: prose.optional(),
  rating: rating.optional(),
  creators: list(line),
  cast: list(credit),
  crew: list(credit),
  videos: list(z.strictObject({ type: line, name: line, ...video })),
  seasons: list(
    z.strictObject({ title: line, language, released: year, episodes: z.array(episode).min(1) }),
  ),
  basis: line.optional(),
});

export const drama = z.strictObject({
  id,
  title: line,
  titles,
  native: native.optional(),
  date,
  language: language.default('ur'),
  overview: prose.optional(),
  writer: list(line),
  director: list(line),
  cast: list(credit),
  network: line.optional(),
  episodes: list(episode),
  episodesNote: line.optional(),
  basis: line.optional(),
});

export const person = z.strictObject({
  id,
  popularity,
  name: line,
  native: native.optional(),
  biography: prose.optional(),
  birthday: date.optional(),
  deathday: date.optional(),
  placeOfBirth: line.optional(),
  gender: z.enum(['female', 'male']).optional(),
  department: line.optional(),
});

export const recording = z.strictObject({
  id: z.string().regex(ID).optional(),
  title: line,
  artist: line.optional(),
  year: year.optional(),
  note: line.optional(),
  ...video,
  basis: line.optional(),
});

export const clip = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  file: z.string().regex(/^[a-z0-9-]+\.(webm|mp4)$/),
  title: line,
  kind: z.enum(['fitness', 'song', 'episode', 'movie']),
  seconds: z.number().positive(),
  note: line,
  episode: z.number().int().positive().optional(),
});

export type SeedFilm = z.infer<typeof film>;
export type SeedSeries = z.infer<typeof series>;
export type SeedDrama = z.infer<typeof drama>;
export type SeedPerson = z.infer<typeof person>;
export type SeedRecording = z.infer<typeof recording>;
export type SeedClip = z.infer<typeof clip>;
