/** Languages in the movie database, by ISO 639-1. */

/** Languages that filters offer, those of South Asia and its diaspora first. */
export const LANGUAGES = ['hi', 'pa', 'ur', 'en', 'ta', 'te', 'ml', 'bn', 'mr', 'kn', 'gu'];

/** Further languages of South Asia, then those of large film countries; `cn` is the database's code of Cantonese. */
const FURTHER =
  'as,ne,or,ps,sd,si,ar,cn,cs,da,de,el,es,fa,fi,fr,he,hu,id,it,ja,ko,ms,nl,no,pl,pt,ro,ru,sv,th,tl,tr,uk,vi,zh';

/** Languages of the videos that details bring. The database leaves out all others. `null` is a video without speech. */
export const VIDEO_LANGUAGES = `${LANGUAGES.join(',')},${FURTHER},null`;
