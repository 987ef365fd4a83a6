/** Values of rows on the wire, as a host sends them. */
import { z } from 'zod';
import { CAPTION_ADDRESS, CAPTION_LANGUAGE, MOST_CAPTIONS } from '../captions.ts';
import { nativeLanguages } from '../native.ts';
import { SLUG } from '../params.ts';
import { ID } from '../raw.ts';

/** An id: a whole number, or text of the grammar of ids. */
export const id = z.union([z.int().nonnegative(), z.string().regex(ID)]);
/** A genre's name in addresses. */
export const slug = z.string().regex(SLUG);
export const text = z.string();
export const title = z.string().min(1);
/** On the scale from 0 to 10; null where nobody has rated the title. */
export const rating = z.number().min(0).max(10).nullable();
/** `YYYY-MM-DD`, a year alone, or '' where the date is not known. */
export const date = z.union([z.literal(''), z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/)]);
/** A path on the movie image host, which a client puts behind the host's address and a width. */
export const imagePath = z
  .string()
  .regex(/^\/[\w.-]+$/)
  .nullable();
/** A whole address, which a client uses as it is. */
export const url = z.string().regex(/^https?:\/\/\S+$/);
/** A whole address, or ''. */
export const link = z.union([z.literal(''), url]);
/** A YouTube id, which a client puts behind an embed address. */
export const videoId = z.string().regex(/^[\w-]{11}$/);
/** Two-letter codes: ISO 639-1 of languages, ISO 3166-1 of countries. */
export const language = z.string().regex(/^[a-z]{2}$/);
export const country = z.string().regex(/^[A-Z]{2}$/);
/** The movie database's codes: 0 not specified, 1 female, 2 male, 3 non-binary. */
export const gender = z.int().min(0).max(3);

/** A title in its own script, for the drawn picture and the page's head. */
export const nativeTitle = z.object({ lang: z.enum(nativeLanguages), text: title });
export const nativeTitles = z.array(z.object({ language, text: title }));

/** A path on the host's own origin. */
export const captionPath = z.string().regex(CAPTION_ADDRESS);
/** Captions of what plays, in a language. */
export const caption = z.object({
  language: z.string().regex(CAPTION_LANGUAGE),
  src: captionPath,
  spoken: z.boolean().optional(),
});
export const captions = z.array(caption).max(MOST_CAPTIONS);

/** Why a title is free to play, and in which countries; none means everywhere. */
export const basis = z.object({ kind: title, reason: text, countries: z.array(country) });
