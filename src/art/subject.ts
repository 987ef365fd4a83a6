/** Input of the drawings: facts only, never a picture. */

export type NativeTitle = { lang: 'ur' | 'hi' | 'pa' | 'mr'; text: string };

export type FilmForArt = {
  title: string;
  year: number | null;
  kind: 'feature' | 'short' | 'cartoon' | 'documentary' | 'series' | 'clip';
  /** A BCP 47 language tag, such as `ur` or `hi-IN`. */
  language: string;
  native?: NativeTitle;
};

export type PersonForArt = { name: string; native?: NativeTitle };
