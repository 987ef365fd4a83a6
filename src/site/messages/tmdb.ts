/** What the movie database's terms ask for, the same on pages of all languages. */

/** Its sentence, to the letter (TMDB API terms of use). */
export const CREDIT =
  'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.';
/** The name of its logo. */
export const LOGO = 'TMDB';
