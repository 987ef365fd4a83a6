/** Films of archive.org as files: what their player's address names, and which file a browser plays. */

/** One size of a film, in H.264. Height in lines; null if the list does not say it, as of bytes. */
export type ArchiveFile = { src: string; height: number | null; bytes: number | null };

/** A whole film, or a part of one: the same pictures in several sizes. */
export type ArchivePart = { files: readonly ArchiveFile[] };

/** What `/data/archive` answers: the parts of a film in their order, at least one. */
export type ArchiveFilm = { parts: readonly ArchivePart[] };

/** What a browser says of its connection (Network Information API). Some say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * The player of an item, or of one of its files. An address that says more, such as where to start,
 * is not one of these: it plays in archive.org's own player.
 */
const EMBED = /^(https?:\/\/[^/?#]+)\/embed\/([\w.-]+)(?:\/([^?#]+))?$/;
/** An item's id (archive.org/developers/metadata-schema, Identifiers). */
const ITEM = /^[A-Za-z0-9][\w.-]{0,99}$/;
/** Characters of a file's name at most. */
const LONGEST = 500;
/** Files that browsers play. Of any other, archive.org's own player finds a form to play. */
const PLAYABLE = /\.(?:mp4|m4v)$/i;
/** Files that archive.org's own player plays. */
const FILM = /\.(?:3gp|avi|divx|flv|m2ts|m4v|mkv|mov|mp4|mpe?g|og[gv]|vob|webm|wmv)$/i;
/** Connections on which a film takes the smallest file of enough lines. */
const SLOW = /[23]g/;
/** Lines that a film should have on a slow connection, and those that it needs on no other. */
const [ENOUGH, BEST] = [360, 720];
/** Ranks after each height that is right, and before each that is not. More lines than any film has. */
const UNKNOWN = 1e5;

/** Returns the item that a player's address names, and the file in it, as the address writes them. */
export function archiveItem(src: string): { item: string; file: string | null } | null {
  const [, , item, file = null] = EMBED.exec(src) ?? [];
  return item === undefined ? null : { item, file };
}

/** Returns the address of the file that a player's address names; null if it names none that plays. */
export function fileAddress(src: string): string | null {
  const [, origin, item, file] = EMBED.exec(src) ?? [];
  if (file === undefined || !PLAYABLE.test(file)) return null;
  // A folder's slash may be written as a part of the name.
  return `${origin}/download/${item}/${file.replace(/%2f/gi, '/')}`;
}

/** Returns whether an address names an item of archive.org, and in it no other file than one that browsers play. */
export function isArchiveFilm(src: string): boolean {
  return namesOnly(PLAYABLE, src);
}

/** Returns whether an address names an item of archive.org, and in it no other file than a film. */
export function isArchivePlayer(src: string): boolean {
  return namesOnly(FILM, src);
}

function namesOnly(form: RegExp, src: string): boolean {
  const { item, file } = archiveItem(src) ?? {};
  if (item === undefined || !isItem(item)) return false;
  return file === null || (form.test(file ?? '') && isFileName(decoded(file ?? '')));
}

/** Returns whether a text is an item's id. */
export function isItem(text: string): boolean {
  return ITEM.test(text);
}

/** Returns whether a text names a file in an item, maybe in a folder there, and nothing outside it. */
export function isFileName(name: string): boolean {
  const isStep = (part: string) => part === '' || part === '.' || part === '..';
  return (
    name.length <= LONGEST &&
    name.isWellFormed() &&
    !/[\p{Cc}\\]/u.test(name) &&
    !name.split('/').some(isStep)
  );
}

/** Returns '' for what can not be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Returns the file that a browser plays: on a slow connection, or if it saves data, the smallest of
 * at least 360 lines, else the best of up to 720. If none is so, takes one of unknown height, then the
 * one whose height is the least wrong. Of equal heights the one with the fewest bytes: others are uploads.
 */
export function chooseFile(
  files: readonly ArchiveFile[],
  connection: Connection,
): ArchiveFile | undefined {
  const small = isSlow(connection);
  const rank = ({ height }: ArchiveFile) => {
    if (height === null) return UNKNOWN;
    if (small) return height < ENOUGH ? UNKNOWN + ENOUGH - height : height;
    return height > BEST ? UNKNOWN + height : BEST - height;
  };
  const bytesOf = ({ bytes }: ArchiveFile) => bytes ?? Number.MAX_SAFE_INTEGER;
  return [...files].sort((a, b) => rank(a) - rank(b) || bytesOf(a) - bytesOf(b))[0];
}

/** Returns whether a connection is slow, or its visitor saves data. */
export function isSlow({ saveData = false, effectiveType = '' }: Connection): boolean {
  return saveData || SLOW.test(effectiveType);
}

/**
 * Returns how many megabytes a browser loads for a film, rounded to what visitors compare; null where the list does
 * not say it.
 */
export function megabytesOf(parts: readonly ArchivePart[], connection: Connection): number | null {
  const bytes = parts.map(({ files }) => chooseFile(files, connection)?.bytes ?? Number.NaN);
  const megabytes = bytes.reduce((sum, one) => sum + one, 0) / 1e6;
  if (Number.isNaN(megabytes)) return null;
  return megabytes < 100 ? Math.max(1, Math.round(megabytes)) : 10 * Math.round(megabytes / 10);
}
