/** A film that plays in a `<video>`, from one file or from several, one after the other. */
export type Film = {
  /** The address of its player, by which it is known. */
  id: string;
  parts: number;
  /** The part that plays, from 0. */
  part: number;
  /** Plays a part from a time in it, in seconds. */
  go(part: number, seconds: number): void;
};
