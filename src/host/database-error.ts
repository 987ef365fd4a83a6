/** Turns SQLite's errors about a file into messages for the operator. */

/**
 * Kind of trouble with a file. `full`: the disk has no room to write. `unwritable`: it refuses to be written for another
 * reason, as one that is read-only. `damaged`: the file is not a database, or is incomplete. `other`: anything else.
 */
export type Trouble = 'full' | 'unwritable' | 'damaged' | 'other';

/** Error of a file that cannot be used as a catalogue. The message says so in one line. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly trouble: Trouble;
  constructor(message: string, trouble: Trouble, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/**
 * SQLite's result codes (sqlite.org/rescode.html) for a full disk: SQLITE_FULL and
 * SQLITE_IOERR_SHMSIZE, which lack of room also causes.
 */
const FULL = [13, 10 | (19 << 8)];
/** SQLITE_CORRUPT and SQLITE_NOTADB. Their extended codes add bits above the lowest eight. */
const DAMAGED = [11, 26];
/** SQLITE_PERM, SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN, with their extended codes. */
const UNWRITABLE = [3, 8, 10, 14];

function troubleOf(cause: unknown): Trouble {
  if (!(cause instanceof Error)) return 'other';
  // A folder that can not be made: EACCES, EROFS, ENOTDIR and others.
  if ('syscall' in cause) return 'unwritable';
  const code = 'errcode' in cause ? Number(cause.errcode) : 0;
  if (FULL.includes(code)) return 'full';
  if (DAMAGED.includes(code & 0xff)) return 'damaged';
  return UNWRITABLE.includes(code & 0xff) ? 'unwritable' : 'other';
}

const WORDS = {
  full: 'can not be written: the disk is full',
  unwritable: 'can not be written',
  damaged: 'can not be read: the file is damaged',
} as const;

export function databaseError(path: string, trouble: keyof typeof WORDS, cause?: unknown) {
  const why = trouble === 'unwritable' && cause instanceof Error ? `: ${cause.message}` : '';
  return new DatabaseError(`The catalogue ${path} ${WORDS[trouble]}${why}.`, trouble, { cause });
}

/** Returns SQLite's words of an error, if they are known. */
export const reasonOf = ({ cause, message }: Error): string =>
  cause instanceof Error ? cause.message : message;

export function isDamage(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.trouble === 'damaged';
}

/**
 * Returns a DatabaseError that names the file, if the file causes the error. Returns any other
 * error unchanged.
 */
export function named(path: string, cause: unknown): unknown {
  if (cause instanceof DatabaseError) return cause;
  const trouble = troubleOf(cause);
  return trouble === 'other' ? cause : databaseError(path, trouble, cause);
}
