/** What uploaders say in a file's name: its film, which part of it the file is, that it is no film. */

/** A name without what differs between the sizes of one film. */
export type Named = {
  /** The name around the number of a part; the whole name if it has none. */
  title: string;
  part: number | null;
  /** How many parts there are, where the name says it: `1 of 3`. */
  of: number | null;
  /** Whether a word says that it is a part: a number alone may belong to the title. */
  isSaid: boolean;
};

/** What archive.org and uploaders add to the names of sizes: `_512kb`, `.ia`, `720p`. */
const SIZE = / (?:ia|\d{2,3}kb|\d{3,4}p|hd|sd|hq|lq)$/;
const OF = /(?<!\d)(\d{1,2}) ?of ?(\d{1,2})(?!\d)/;
const SAID = /(?<![a-z])(?:part|pt|reel|cd|disc|disk) ?(\d{1,2})(?!\d)/;
/** A number at the end, after a space: `lamp 01`. */
const LAST = / (\d{1,2})$/;
const EXTRA =
  /(?<![a-z])(?:trailers?|teasers?|samples?|previews?|promos?|extras?|bonus|outtakes?)(?![a-z])/;

/** Reads a file's name. Of two sizes of one film it gives the same. */
export function namedIn(file: string): Named {
  const plain = plainOf(file);
  const [counted, first, all] = OF.exec(plain) ?? [];
  if (counted) return numbered(plain, counted, { part: first, of: all, isSaid: true });
  const [said, number] = SAID.exec(plain) ?? [];
  if (said) return numbered(plain, said, { part: number, isSaid: true });
  const [last, end] = LAST.exec(plain) ?? [];
  if (last) return numbered(plain, last, { part: end, isSaid: false });
  return { title: plain, part: null, of: null, isSaid: false };
}

/** Returns whether a name says that the file is a trailer or the like. */
export function isExtra(file: string): boolean {
  return EXTRA.test(plainOf(file));
}

type Found = { part: string | undefined; of?: string | undefined; isSaid: boolean };

function numbered(plain: string, mark: string, { part, of, isSaid }: Found): Named {
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  const title = plain.replace(mark, ' # ').replace(/\s+/g, ' ').trim();
  return { title, part: number(part), of: number(of), isSaid };
}

/** Returns a name without its extension and what tells sizes apart, in lower case, with single spaces. */
function plainOf(file: string): string {
  let plain = file
    .replace(/\.\w{2,5}$/, '')
    .toLowerCase()
    .replace(/[\s_.()[\]+-]+/g, ' ')
    .trim();
  while (SIZE.test(plain)) plain = plain.replace(SIZE, '');
  return plain;
}
