/** The kinds of values on the wire: what a host sends, in words, and how the site reads it. */
import { z } from 'zod';
import { CAPTION_ADDRESS, CAPTION_LANGUAGE, MOST_CAPTIONS, readCaptions } from './captions.ts';
import { calendarDate, calendarYear } from './dates.ts';
import { readGender } from './gender.ts';
import { type Language, languages } from './language.ts';
import { COUNTRY, readLaw } from './law.ts';
import { PROSE } from './limits.ts';
import { type NativeLanguage, namesIn, nativeLanguages } from './names.ts';
import { genre, SLUG } from './params.ts';
import {
  exact,
  field,
  ID,
  number,
  id as readId,
  name as readName,
  text as readText,
  textOf,
} from './raw.ts';
import { type Kind, readAs, words } from './row.ts';
import type { Picture, Player, Trust } from './trust.ts';

type Named<S extends z.ZodType, T> = Kind<S, T> & { is: string; examples: unknown[] };

/** Returns a kind that has a name in the document. */
function named<S extends z.ZodType, T>(
  id: string,
  { schema, read, is, examples }: Named<S, T>,
): Kind<S, T> {
  words.add(schema, { id, description: is, examples });
  return { schema, read };
}

const picture = (value: unknown, trust: Trust): Picture | null => trust.picture(value);
const player = (value: unknown, trust: Trust): Player | null => trust.player(value);

/** Text of a title's length; that of an overview, a biography or a reason may be longer. */
export const text = { schema: z.string(), read: (value: unknown) => readText(value) };
export const prose = readAs(text, (value) => readText(value, PROSE));
export const title = { schema: z.string().min(1), read: (value: unknown) => readName(value) };
export const flag = {
  schema: z.boolean(),
  read: (value: unknown) => (typeof value === 'boolean' ? value : null),
};
/** A year of four digits. */
export const year = { schema: z.int(), read: calendarYear };
/** A number that tells an order. */
export const order = { schema: z.number(), read: number };

export const id = named('Id', {
  is:
    'A whole number, or text of 1 to 64 letters, digits, hyphens and underscores that begins with a ' +
    'letter or a digit. It stands in addresses as it is.',
  examples: [600765021, 'les-vampires-1915'],
  schema: z.union([z.int().nonnegative(), z.string().regex(ID)]),
  read: readId,
});

export const slug = named('Slug', {
  is: 'A name in addresses: lower-case ASCII letters and digits, with hyphens between words.',
  examples: ['science-fiction'],
  schema: z.string().regex(SLUG),
  read: (value) => genre.parse(readText(value)) ?? null,
});

export const imagePath = named('PicturePath', {
  is:
    'The name of a file on the picture host, with a slash before it; null for no picture. A client ' +
    'puts the host and a width before it: https://image.tmdb.org/t/p/w500 + /name.jpg. The site ' +
    'takes IMAGE_HOST for the host. Never a whole URL.',
  examples: ['/8uO0gUM8aNqYLs1OsTBQiXu0fEv.jpg', null],
  schema: z
    .string()
    .regex(/^\/[\w.-]+$/)
    .nullable(),
  read: picture,
});

const url = named('Url', {
  is:
    'A whole URL with http or https, which a client uses as it is. The site shows pictures of IMAGE_HOSTS ' +
    'and frames players of EMBED_HOSTS alone. A picture that a row needs and that there is not: one ' +
    'that stands for none, on a host of IMAGE_HOSTS.',
  examples: ['https://films.example/lantern.jpg'],
  schema: z.string().regex(/^https?:\/\/\S+$/),
  read: (value) => exact(value),
});
/** A whole URL of a page elsewhere, which visitors may follow. */
export const webLink = readAs(url, (value) => {
  const known = exact(value);
  const isWeb = known !== null && /^https?:\/\/\S+$/.test(known) && URL.canParse(known);
  return isWeb ? known : null;
});
/** A whole URL of a picture or of a player. */
export const pictureUrl = readAs(url, picture);
export const playerUrl = readAs(url, player);

/** A link whose text also makes a key of a row without an id. */
export const link = named('Link', {
  is:
    'A whole URL, as of kind Url, or empty text where there is none. Never null. A URL that ends in ' +
    '`/clips/no-video` counts as none, too: the embedded host names that page of its own for clients ' +
    'that frame every link.',
  examples: ['https://archive.org/embed/lantern', ''],
  schema: z.union([z.literal(''), url.schema]),
  read: (value) => exact(value),
});
export const pictureLink = readAs(link, picture);
export const playerLink = readAs(link, player);

export const videoId = named('VideoId', {
  is:
    'The bare id of a YouTube video: 11 letters, digits, hyphens and underscores. A client puts ' +
    'https://www.youtube.com/embed/ before it.',
  examples: ['aqz-KE-bpKQ'],
  schema: z.string().regex(/^[\w-]{11}$/),
  read: (value) => exact(value),
});

export const date = named('Date', {
  is: 'A day as YYYY-MM-DD, or a year as YYYY; empty text where neither is known. No time, no zone.',
  examples: ['1955-08-26', '1955', ''],
  schema: z.union([z.literal(''), z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/)]),
  read: calendarDate,
});

export const rating = named('Rating', {
  is: 'A number from 0 to 10, not a percentage; null where nobody has rated the title.',
  examples: [7.9, null],
  schema: z.number().min(0).max(10).nullable(),
  read(value) {
    const rating = number(value) ?? -1;
    return rating >= 0 && rating <= 10 ? rating : null;
  },
});

/** Two-letter codes. That of a text counts if it is a language of pages. */
export const language = named('Language', {
  is: 'A language in two letters of ISO 639-1.',
  examples: ['ur'],
  schema: z.string().regex(/^[a-z]{2}$/),
  read: textOf(/^[a-z]{2}$/),
});
export const pageLanguage = readAs(
  language,
  (value): Language | null => languages.find((known) => known === value) ?? null,
);

export const country = named('Country', {
  is: 'A country in two capital letters of ISO 3166-1.',
  examples: ['IN'],
  schema: z.string().regex(COUNTRY),
  read: textOf(COUNTRY),
});

export const gender = named('Gender', {
  is: '0 not said, 1 female, 2 male, 3 non-binary.',
  examples: [1],
  schema: z.int().min(0).max(3),
  read: readGender,
});

/** A title in the letters of its language. */
export type NativeTitle = { lang: NativeLanguage; text: string };
export const nativeTitle = named('NativeTitle', {
  is: 'A name in the letters of its own language, for the head of its page and its painted picture.',
  examples: [{ lang: 'hi', text: 'मदर इंडिया' }],
  schema: z.object({ lang: z.enum(nativeLanguages), text: title.schema }),
  read: (value) => readNative(field(value, 'lang'), field(value, 'text')),
});

/** Reads a title in the letters of a language, if pages may show it. */
export function readNative(language: unknown, value: unknown): NativeTitle | null {
  const lang = nativeLanguages.find((known) => known === language);
  const name = readText(value);
  return name === null || lang === undefined ? null : { lang, text: name };
}

export const nativeTitles = named('Names', {
  is: 'The same name in other languages. A page in one of these languages shows it.',
  examples: [[{ language: 'ur', text: 'مدر انڈیا' }]],
  schema: z.array(z.object({ language: language.schema, text: title.schema })),
  read: namesIn,
});

export const basis = named('Basis', {
  is:
    'Why a title is free to watch, and where: the kind of the reason, the reason in a sentence, and ' +
    'the countries (none: everywhere). With the kinds "facts only" and "not recorded" it is not free. ' +
    '`free`: the year in whose January it becomes or became free in a country, where that is sure; ' +
    '`of`: the year of the work that it adapts, or of its episodes, by which that is counted.',
  examples: [
    { kind: 'term', reason: 'Published before 1966.', countries: ['IN'] },
    {
      kind: 'facts only',
      reason: 'Protected in the United States until the end of 2026.',
      countries: [],
      free: [{ country: 'US', year: 2027 }],
    },
  ],
  schema: z.object({
    kind: title.schema,
    reason: text.schema,
    countries: z.array(country.schema),
    free: z
      .array(
        z.object({
          country: country.schema,
          year: year.schema,
          of: year.schema.optional(),
        }),
      )
      .optional(),
  }),
  read: readLaw,
});

const captionPath = z.string().regex(CAPTION_ADDRESS);
const caption = named('Caption', {
  is:
    'Captions of what plays, in one language: all of a row have one id. Spoken: whether what plays ' +
    'speaks it. Browsers read them from the site’s own origin alone, so the site has only those of ' +
    'the embedded host.',
  examples: [{ language: 'ur', src: '/captions/600765021.ur.vtt', spoken: true }],
  schema: z.object({
    language: z.string().regex(CAPTION_LANGUAGE),
    src: captionPath,
    spoken: z.boolean().optional(),
  }),
  read: (value) => value,
});
named('CaptionPath', {
  is: 'The path of captions: an id and the language.',
  examples: ['/captions/600765021.ur.vtt'],
  schema: captionPath,
  read: (value) => value,
});
export type CaptionRow = z.infer<typeof caption.schema>;
export const captions = {
  schema: z.array(caption.schema).max(MOST_CAPTIONS),
  read: readCaptions,
};
