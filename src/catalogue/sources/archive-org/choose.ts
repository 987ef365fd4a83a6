/**
 * Finds in an item's list one whole film, or the parts of one, as files that browsers play. archive.org
 * plays all files, one after the other; this module would rather find nothing than play half a
 * film, or another one.
 */
import type { Listed } from './listed.ts';

/** A name without what differs between the sizes of one film. */
type Named = {
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
function namedIn(file: string): Named {
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
function isExtra(file: string): boolean {
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

/** The same pictures in one or several files. */
type Group = { name: string; named: Named; files: Listed[]; length: number | null };

const VIDEO =
  /\.(?:mp4|m4v|mpe?g|m2v|avi|ogv|ogm|mkv|mov|qt|wmv|asf|webm|flv|divx|ts|m2ts|mts|vob|iso|cdr|3gp|rm|rmvb)$/i;
/**
 * archive.org's names of H.264 begin so: `h.264`, `h.264 IA`, `h.264 HD`, `h.264 720P`. Its other names
 * of MPEG-4 (`MPEG4`, `512Kb MPEG4`, `HiRes MPEG4`) do not say which of the standard's codecs a file
 * has, and its table of derivatives (archive.org/help/derivatives.php) makes `h.264` of them, too.
 */
const H264 = /^h\.264(?!\/)/;
const PLAYABLE = /\.(?:mp4|m4v)$/i;

/** Videos of an item, parts of a film, and files that lie between an upload and what was made of it, at most. */
const [MOST_VIDEOS, MOST_PARTS, MOST_STEPS] = [500, 50, 8];
/** Files of one film may differ in length by this part, or by this many seconds. */
const [TOLERANCE, SECONDS] = [0.02, 5];
/** A trailer is shorter than this part of its film. */
const SHORT = 0.5;

/**
 * Returns the parts of an item's one film in order, each with its files in H.264; null if the list has
 * neither a clear whole film nor clearly numbered parts.
 */
export function filmIn(list: readonly Listed[]): Listed[][] | null {
  const videos = list.filter(({ name }) => VIDEO.test(name));
  if (videos.length > MOST_VIDEOS) return null;
  const groups = groupsIn(videos, list);
  if (groups === null) return null;
  const parts = partsIn(withoutExtras(groups));
  const files = parts?.map((group) => group.files.filter(isPlayable)) ?? [];
  return files.length > 0 && files.every((all) => all.length > 0) ? files : null;
}

function isPlayable({ name, format, isPrivate }: Listed): boolean {
  return !isPrivate && H264.test(format) && PLAYABLE.test(name);
}

/** Returns the groups of a list; null if files of one upload differ in length, as titles of a disc do. */
function groupsIn(videos: readonly Listed[], list: readonly Listed[]): Group[] | null {
  const originals = new Map(list.map(({ name, original }) => [name, original]));
  const uploads = Map.groupBy(videos, ({ name }) => uploadOf(name, originals));
  const groups = [...uploads].map(([name, files]) => groupOf(name, files));
  if (groups.some((group) => group === null)) return null;
  return merged(groups as Group[]);
}

/** Follows a file to the upload that it was made from. */
function uploadOf(name: string, originals: ReadonlyMap<string, string | null>): string {
  let upload = name;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const from = originals.get(upload) ?? null;
    // A torrent or the item's own list is no film.
    if (from === null || !VIDEO.test(from)) break;
    upload = from;
  }
  return upload;
}

function groupOf(name: string, files: Listed[]): Group | null {
  const named = namedIn(name);
  const lengths = files.flatMap(({ length }) => length ?? []);
  const length = lengths.length > 0 ? Math.max(...lengths) : null;
  const isOfIt = (file: Listed) =>
    file.length === null ? namedIn(file.name).title === named.title : isNear(file.length, length);
  return files.every(isOfIt) ? { name, named, files, length } : null;
}

/** Joins uploads of one film in several sizes: they have one name, and last equally long. */
function merged(groups: readonly Group[]): Group[] {
  const films: Group[] = [];
  for (const group of groups) {
    const at = films.findIndex((film) => isSame(film, group));
    const same = films[at];
    if (same) films[at] = { ...same, files: [...same.files, ...group.files] };
    else films.push(group);
  }
  return films;
}

function isSame(a: Group, b: Group): boolean {
  const names = a.named.title === b.named.title && a.named.part === b.named.part;
  return names && isNear(a.length, b.length);
}

function isNear(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return true;
  return Math.abs(a - b) <= Math.max(SECONDS, TOLERANCE * Math.max(a, b));
}

/** Leaves out trailers and the like, if a film remains that is longer. */
function withoutExtras(groups: readonly Group[]): readonly Group[] {
  const films = groups.filter(({ name }) => !isExtra(name));
  const longest = Math.max(...films.map(({ length }) => length ?? Number.POSITIVE_INFINITY));
  const extras = groups.filter(({ name }) => isExtra(name));
  const isShort = ({ length }: Group) => length === null || length < SHORT * longest;
  return films.length > 0 && extras.every(isShort) ? films : groups;
}

/** Returns the one film, or all its parts in order; null if it is not clear that they are that. */
function partsIn(groups: readonly Group[]): readonly Group[] | null {
  const [first] = groups;
  if (first === undefined || groups.length > MOST_PARTS) return null;
  const { title, of, isSaid } = first.named;
  // A number alone, as in `catch 22`, belongs to the title of a single film.
  if (groups.length === 1) return isSaid && of !== 1 ? null : groups;
  const alike = groups.every(({ named }) => named.title === title && named.of === of);
  const ordered = groups.toSorted((a, b) => (a.named.part ?? 0) - (b.named.part ?? 0));
  const whole = ordered.every(({ named }, at) => named.part === at + 1);
  return alike && whole && (of === null || of === groups.length) ? ordered : null;
}
