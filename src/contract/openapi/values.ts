/** The kinds of values on the wire, each with a name and in words. */
import { z } from 'zod';
import * as v from '../schema/values.ts';

/** What the document says of a schema. One with an id stands once, and others refer to it. */
export type Words = { id?: string; description?: string; examples?: unknown[] };

/** The words of every schema that has some. */
export const words = z.registry<Words>();

const kinds: [kind: z.ZodType, id: string, description: string, examples: unknown[]][] = [
  [
    v.id,
    'Id',
    'A whole number, or text of 1 to 64 letters, digits, hyphens and underscores that begins with a ' +
      'letter or a digit. It stands in addresses as it is.',
    [600765021, 'les-vampires-1915'],
  ],
  [
    v.slug,
    'Slug',
    'A name in addresses: lower-case ASCII letters and digits, with hyphens between words.',
    ['science-fiction'],
  ],
  [
    v.imagePath,
    'PicturePath',
    'The name of a file on the picture host, with a slash before it; null for no picture. A client ' +
      'puts the host and a width before it: https://image.tmdb.org/t/p/w500 + /name.jpg. The site ' +
      'takes IMAGE_HOST for the host. Never a whole URL.',
    ['/8uO0gUM8aNqYLs1OsTBQiXu0fEv.jpg', null],
  ],
  [
    v.url,
    'Url',
    'A whole URL with http or https, which a client uses as it is. The site shows pictures of IMAGE_HOSTS ' +
      'and frames players of EMBED_HOSTS alone. A picture that a row needs and that there is not: one ' +
      'that stands for none, on a host of IMAGE_HOSTS.',
    ['https://films.example/lantern.jpg'],
  ],
  [
    v.link,
    'Link',
    'A whole URL, as of kind Url, or empty text where there is none. Never null. A URL that ends in ' +
      '`/clips/no-video` counts as none, too: the embedded host names that page of its own for clients ' +
      'that frame every link.',
    ['https://archive.org/embed/lantern', ''],
  ],
  [
    v.videoId,
    'VideoId',
    'The bare id of a YouTube video: 11 letters, digits, hyphens and underscores. A client puts ' +
      'https://www.youtube.com/embed/ before it.',
    ['aqz-KE-bpKQ'],
  ],
  [
    v.date,
    'Date',
    'A day as YYYY-MM-DD, or a year as YYYY; empty text where neither is known. No time, no zone.',
    ['1955-08-26', '1955', ''],
  ],
  [
    v.rating,
    'Rating',
    'A number from 0 to 10, not a percentage; null where nobody has rated the title.',
    [7.9, null],
  ],
  [v.language, 'Language', 'A language in two letters of ISO 639-1.', ['ur']],
  [v.country, 'Country', 'A country in two capital letters of ISO 3166-1.', ['IN']],
  [v.gender, 'Gender', '0 not said, 1 female, 2 male, 3 non-binary.', [1]],
  [
    v.nativeTitle,
    'NativeTitle',
    'A name in the letters of its own language, for the head of its page and its painted picture.',
    [{ lang: 'hi', text: 'मदर इंडिया' }],
  ],
  [
    v.nativeTitles,
    'Names',
    'The same name in other languages. A page in one of these languages shows it.',
    [[{ language: 'ur', text: 'مدر انڈیا' }]],
  ],
  [
    v.basis,
    'Basis',
    'Why a title is free to watch, and where: the kind of the reason, the reason in a sentence, and ' +
      'the countries (none: everywhere). With the kinds "facts only" and "not recorded" it is not free.',
    [{ kind: 'term', reason: 'Published before 1966.', countries: ['IN'] }],
  ],
  [
    v.caption,
    'Caption',
    'Captions of what plays, in one language: all of a row have one id. Spoken: whether what plays ' +
      'speaks it. Browsers read them from the site’s own origin alone, so the site has only those of ' +
      'the embedded host.',
    [{ language: 'ur', src: '/captions/600765021.ur.vtt', spoken: true }],
  ],
  [
    v.captionPath,
    'CaptionPath',
    'The path of captions: an id and the language.',
    ['/captions/600765021.ur.vtt'],
  ],
];

for (const [kind, id, description, examples] of kinds) {
  words.add(kind, { id, description, examples });
}

/** The names of the kinds, in the order of the page. */
export const kindNames: readonly string[] = kinds.map(([, id]) => id);
