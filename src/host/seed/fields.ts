/** Fields that entries of several kinds share. */
import { z } from 'zod';
import { CAPTION_LANGUAGE, MOST_CAPTIONS } from '#/contract/captions.ts';
import { calendarDate } from '#/contract/dates.ts';
import { type Language, languages } from '#/contract/language.ts';
import { nameLanguages, nativeLanguages } from '#/contract/names.ts';
import { SLUG } from '#/contract/params.ts';
import { motifNames } from '../posters/motifs.ts';
import { MOST_ID } from '../search/place.ts';
import { wrongYear } from './terms.ts';

export const line = z.string().trim().min(1).max(1000);
/** Texts of the open catalogue are 20 to 900 characters long: a test checks it. */
export const prose = z.string().trim().min(1).max(20_000);
export const date = z.string().refine((value) => calendarDate(value) === value, {
  error: 'YYYY-MM-DD, such as 1951-12-14, or a year alone',
});
/** A date that is no year alone. */
export const day = date.regex(/-/);
export const year = z.number().int().min(1880).max(2100);
export const rating = z.number().min(0).max(10);

/** A two-letter code of ISO 639-1. */
export const language = z.string().regex(/^[a-z]{2}$/);
/** The title in the script that the drawn picture shows. */
export const native = z.strictObject({ lang: z.enum(nativeLanguages), text: line });
/** Titles in further languages, by their codes. */
export const titles = z.record(language, line).optional();
/** Overviews, biographies or notes in further languages of pages, by their codes. */
export const texts = z.partialRecord(z.enum(nameLanguages), prose).optional();

/** A list that an entry may leave out. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
/** Two-letter codes of ISO 3166-1. */
export const countries = list(z.string().regex(/^[A-Z]{2}$/));
/** A credit: [name], or [name, character or job]. */
export const credit = z.union([z.tuple([line]), z.tuple([line, line])]);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const caption = z.strictObject({
  language: z.string().refine(
    // Of a code of another form the names throw.
    (code) => CAPTION_LANGUAGE.test(code) && languageNames.of(code) !== undefined,
    'is no code of a language, such as ur or pa-Arab',
  ),
  /** A path in the catalogue's folder. */
  file: z
    .string()
    .max(200)
    .regex(/^captions(?:\/[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_.-]*)+\.vtt$/u),
});
/** Captions of what plays, one file of WebVTT a language. */
export const captions = z
  .array(caption)
  .max(MOST_CAPTIONS)
  .refine((all) => new Set(all.map((one) => one.language)).size === all.length, {
    error: 'has a language twice',
  })
  .optional();

/** A whole address. A picture's host has to be in IMAGE_HOSTS, a player's in EMBED_HOSTS. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  // Some clients put it unquoted into a style sheet.
  .regex(/^[^\s()'"\\]+$/);
/** Endings of pictures, in any case: JSON Schemas have no flags. */
const ENDINGS = 'jpg jpeg png webp avif'.replaceAll(/\w/g, (c) => `[${c}${c.toUpperCase()}]`);
/** A whole address of a picture, or its path in the catalogue's folder. */
const picture = z
  .string()
  .max(1000)
  .regex(
    new RegExp(
      `^(?:https?://[^\\s()'"\\\\]+|images(?:/[\\p{L}\\p{N}_-][\\p{L}\\p{M}\\p{N}_.-]*)+\\.(?:${ENDINGS.replaceAll(' ', '|')}))$`,
      'u',
    ),
  )
  .check(({ value, issues }) => {
    const isWrong = value.startsWith('http') && !URL.canParse(value);
    if (isWrong) issues.push({ code: 'invalid_format', format: 'url', input: value });
  });
export const pictures = { poster: picture.optional(), backdrop: picture.optional() };
/** The motif of the drawn pictures; else the catalogue chooses one when it is filled. */
export const motif = z.enum(motifNames).optional();
export const photo = picture.optional();
/** Addresses of the texts in which dates, lengths and birthdays were read. No page shows them. */
export const sources = z.array(address).min(1).max(20).optional();

/** An id, or the address of a page or a player that has it. */
const idOrAddress = (id: RegExp, address: RegExp) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(?:${id.source}|${address.source}.*)$`))
    .transform((given) => new RegExp(`^${address.source}`).exec(given)?.[1] ?? given);

/** Source of a player: an item of archive.org (and a file in it), a YouTube id, our own clip. */
export const video = {
  archive: idOrAddress(
    /[\w.-]{3,120}/,
    /https?:\/\/(?:www\.)?archive\.org\/(?:details|embed|download)\/([\w.-]{3,120})/,
  ).optional(),
  archiveFile: line.optional(),
  youtube: idOrAddress(
    /[\w-]{11}/,
    /(?:https?:\/\/)?(?:(?:www|m|music)\.)?youtu(?:\.be\/|be(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/,
  ).optional(),
  clip: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** A whole address of a player. */
  link: address.optional(),
};
/** A whole address of the trailer's player; else `youtube` is the trailer. */
export const trailer = address.optional();

/** The kinds of reasons for which an entry plays, or why the catalogue has only facts about it. */
const BASIS_KINDS = [
  'term ended',
  'not renewed',
  'no notice',
  'public domain in India',
  'public domain in Pakistan',
  'government work',
  'open licence',
  'our own',
  'facts only',
  'not recorded',
] as const;
const freeFrom = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  year,
  /** The year that its term is counted from, if another: of the work that it adapts, or of later episodes. */
  of: year.optional(),
});
export const basis = z
  .strictObject({
    kind: z.enum(BASIS_KINDS),
    reason: line,
    /** The countries for which it holds; none means everywhere. */
    countries,
    /** The January in which it becomes or became free, by country, where the year is sure. */
    free: z
      .array(freeFrom)
      .refine(
        (all) => new Set(all.map(({ country, of }) => `${country} ${of}`)).size === all.length,
        {
          error: 'has a country twice',
        },
      )
      .optional(),
  })
  .optional();

type Dated = { date?: string; year?: number | undefined; basis?: z.infer<typeof basis> };

/** Returns the check of the years in which entries become free. Recordings have terms of their own. */
export const freeByTerm =
  (isRecording: boolean) =>
  <T extends Dated>({ value, issues }: z.core.ParsePayload<T>): void => {
    const published = value.year ?? Number(value.date?.slice(0, 4));
    for (const [index, free] of (value.basis?.free ?? []).entries()) {
      const isUnsure = Number.isNaN(published) && free.of === undefined;
      const wrong = isUnsure
        ? 'needs the year of the entry'
        : wrongYear(free, published, isRecording);
      const path = ['basis', 'free', index, 'year'];
      if (wrong !== null) issues.push({ code: 'custom', message: wrong, input: free.year, path });
    }
  };

/** The entry's number in the movie database. */
export const tmdb = z.int().positive().optional();
/** Fields of an exported entry, which a person need not write: they keep what was computed. */
export const id = z.int().positive().max(MOST_ID).optional();
export const popularity = z.number().min(0).optional();

/** A text in at least one language of pages. */
export const inAny = (text: z.ZodString) =>
  z
    .strictObject(
      Object.fromEntries(languages.map((one) => [one, text.optional()])) as Record<
        Language,
        z.ZodOptional<z.ZodString>
      >,
    )
    .refine((texts) => Object.keys(texts).length > 0, {
      error: `write it in one language: ${languages.join(', ')}`,
    });
/** A name as it stands in addresses. */
export const slug = z.string().max(64).regex(SLUG);
