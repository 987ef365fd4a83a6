/** What each field of the catalogue's files is, and how it is written, in words for editors. */

/** `form`: what to write, as mistakes say it. `meaning`: what it is, as the list of fields says it. */
export type FieldWords = { form: string; meaning: string };

const TEXT = 'text, in quotes';
const CODE = 'two letters, such as hi';
const DATE = 'YYYY-MM-DD, such as 1951-12-14, or a year alone';
const NAMES = 'a list of names';
const CREDITS = 'a list of names, or of [name, part]';
const PICTURE =
  'a .jpg, .png, .webp or .avif file in the folder images, such as images/awara.jpg (a name of letters, digits, -, _ and ., without spaces), or a whole address';
const PLAYER = 'the whole address of a player, with https://';
const NUMBER = 'a whole number above 0';
const TRANSLATED = 'the text in ur, hi and pa, such as { ur: … }';

/**
 * By the field's name. A field that means something else in one place stands with that place too: the part of
 * the catalogue, or the field around it.
 */
const FIELDS: Readonly<Record<string, readonly [form: string, meaning: string]>> = {
  title: [TEXT, 'The title in English or in Latin letters'],
  name: [TEXT, 'The name as credits have it'],
  'lists.name': [
    'small Latin letters, digits, and hyphens between words',
    'The end of its address',
  ],
  'clips.name': ['small Latin letters, digits and hyphens', 'The end of its address'],
  native: ['{ lang: hi, text: … }', 'The title that the drawn picture shows'],
  lang: ['ur, hi, pa or mr', 'Its language'],
  text: [TEXT, 'The words'],
  titles: [
    'the title by codes of languages, such as { hi: …, ur: … }',
    'The title in other languages',
  ],
  originalTitle: [TEXT, 'The title under which it was first shown'],
  tmdb: [NUMBER, 'Its number in the movie database'],
  date: [DATE, 'The day on which it was first shown'],
  'lists.date': [
    'YYYY-MM-DD, such as 2026-11-24',
    'The day on which it is published or was changed',
  ],
  added: [DATE, 'The day on which it entered the catalogue'],
  order: ['a whole number', 'Its place among the films that were added on the same day'],
  year: ['a year, such as 1951', 'The year in which it was published'],
  'free.year': ['a year, such as 2027', 'The year from whose January on it is free'],
  endYear: ['a year, such as 1987', 'The year of the last episode'],
  released: ['a year, such as 1987', 'The year of its first episode'],
  overview: [TEXT, 'What it is about, in your own words'],
  overviews: [TRANSLATED, 'The overview, the notes or the description in other languages'],
  kind: ['one of the words below', 'What it is'],
  language: [CODE, 'The language in which it was shot'],
  languages: [
    'a list of codes of two letters, such as [hi, ur]',
    'All its languages, if it has several',
  ],
  countries: ['codes of two capital letters, such as [IN]', 'The countries that it comes from'],
  'basis.countries': [
    'codes of two capital letters, such as [IN]',
    'Where it holds; without them, everywhere',
  ],
  genres: ['a list of words, such as [Drama, Musical]', 'What kind of story it tells'],
  runtime: ['minutes, such as 168', 'How long it is'],
  rating: ['a number from 0 to 10, such as 7.5', "The editors' own rating"],
  directors: [NAMES, 'Who directed it'],
  creators: [NAMES, 'Who created it'],
  companies: [NAMES, 'The companies that made it'],
  cast: [CREDITS, 'Who plays in it, and whom'],
  crew: ['a list of names, or of [name, job]', 'Who made it besides'],
  poster: [PICTURE, 'An upright picture in place of the drawn one'],
  backdrop: [PICTURE, 'A wide picture in place of the drawn one'],
  photo: [PICTURE, 'A portrait in place of the drawn one'],
  motif: ['a name of a file in src/host/motifs, such as lantern', 'What the drawn picture shows'],
  archive: ['paste the address at archive.org as it is', 'The item of archive.org that plays'],
  archiveFile: [TEXT, 'The file in the item, if it has several'],
  youtube: ['paste the address as it is', 'The video of YouTube that plays'],
  clip: ['the name of one of the clips', 'One of our own clips, which plays'],
  link: [PLAYER, 'Another player'],
  trailer: [PLAYER, 'The player of the trailer'],
  captions: [
    'a list of { language: ur, file: captions/….vtt }',
    'What is said and sung, one file a language',
  ],
  'captions.language': [
    'a code of a language, such as ur or pa-Arab',
    'The language of the captions',
  ],
  'captions.file': [
    'a .vtt file in the folder captions, such as captions/awara.ur.vtt',
    'The file',
  ],
  sources: ['a list of whole addresses', 'The texts in which its dates and its length were read'],
  basis: ['a kind, a reason and countries', 'Why it plays, or does not'],
  reason: ['a sentence for visitors', 'Why that is so'],
  free: [
    'a list of { country: US, year: 2027 }',
    'The January in which it becomes free, by country',
  ],
  country: ['IN, PK or US', 'The country'],
  of: ['a year, such as 1951', "The year that the term is counted from, if it is not the title's"],
  videos: ['a list of videos with type and name', 'Trailers and parts'],
  type: ['a word, such as Trailer', 'What the video is'],
  'videos.name': [TEXT, 'The name of the video'],
  seasons: ['a list of seasons with title, released and episodes', 'The seasons'],
  episodes: ['a list of episodes, each with its number', 'The episodes'],
  episodesNote: [TEXT, 'What to know about the episodes'],
  number: ['a number above 0', 'Its place among the episodes'],
  description: [TEXT, 'What happens, in your own words'],
  writer: [NAMES, 'Who wrote it'],
  director: [NAMES, 'Who directed it'],
  network: [TEXT, 'Who broadcast it'],
  biography: [TEXT, 'Who it is, in your own words'],
  biographies: [TRANSLATED, 'The biography in other languages'],
  birthday: [DATE, 'The day of birth'],
  deathday: [DATE, 'The day of death'],
  placeOfBirth: [TEXT, 'Where the person was born'],
  gender: ['female or male', 'For the words that the languages have for the person'],
  department: ['a word, such as Acting', 'What the person is known for'],
  artist: [TEXT, 'Who performs it'],
  film: ['the title of the film', 'The film that the song is from'],
  singers: [NAMES, 'Who sings it'],
  composer: ['a name', 'Who composed it'],
  notes: [TEXT, 'What to know about it, in your own words'],
  file: ['a name that ends in .webm or .mp4', 'Its file in public/clips'],
  seconds: ['seconds, such as 24', 'How long it is'],
  episode: [NUMBER, 'The number of the episode that it is'],
  words: ['the text by codes of languages, such as { en: … }', 'What the list is about'],
  'lists.titles': ['the title by codes of languages, such as { en: … }', 'The title of the list'],
  entries: ['a list of entries, each with why', 'What is in the list'],
  movie: ['the English title with the year, such as Pyaasa (1957)', 'A film of the folder'],
  series: ['the English title with the year, such as Ramayan (1987)', 'A series of the folder'],
  drama: ['the title', 'A drama of the folder'],
  song: ['the title, with the artist in brackets', 'A song of the folder'],
  person: ['the name as credits have it', 'Somebody who has a credit in the folder'],
  'entries.clip': ['the title, with the artist in brackets', 'An exercise film of the folder'],
  why: ['the text by codes of languages, such as { en: … }', 'Why it is in the list'],
  id: [NUMBER, 'Its number; without it, made from title and year'],
  'seasons.id': ['Latin letters, digits and hyphens', 'The end of its address'],
  'songs.id': ['Latin letters, digits and hyphens', 'The end of its address'],
  'fitness.id': ['Latin letters, digits and hyphens', 'The end of its address'],
  'withdrawn.id': ['what stands in the address of the entry', 'What is withdrawn'],
  popularity: ['a number of 0 or more', 'Of an exported entry: what was computed'],
};

/** Returns the words for a field, by its name and those around it; null for one without words. */
export function fieldWords(names: readonly string[]): FieldWords | null {
  const [around = '', name = ''] = ['', ...names].slice(-2);
  const own =
    FIELDS[`${around}.${name}`] ?? (Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined);
  return own ? { form: own[0], meaning: own[1] } : null;
}
