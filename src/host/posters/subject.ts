/** Input of the drawings: facts only, never a picture. */
import type { MotifChoice } from './motifs.ts';

export type NativeTitle = { lang: string; text: string };

export type FilmForArt = {
  title: string;
  year: number | null;
  kind: 'feature' | 'short' | 'cartoon' | 'documentary' | 'series' | 'clip';
  /** A BCP 47 language tag, such as `ur` or `hi-IN`. */
  language: string;
  native?: NativeTitle;
  /** The motif that was chosen for it; else the drawing chooses one by the title. */
  motif?: MotifChoice;
  /** The series or drama of a season or an episode, which takes its palette and motif. */
  of?: { title: string; year: number | null };
  /** The number of a season or an episode, by which its sheet differs from the others. */
  number?: number;
};

export type PersonForArt = {
  name: string;
  native?: NativeTitle;
  /** The department that the person is known for, if that is known. */
  department?: string | null;
  /** The motif that an editor names: it stands in place of the department's sign. */
  motif?: MotifChoice;
};
