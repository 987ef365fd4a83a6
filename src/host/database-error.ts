/** What SQLite says of a file, in words for the operator. */

/** Full: there is no room to write. Damaged: the file is no database, or not a whole one. */
export type Trouble = 'full' | 'damaged' | 'other';

/** The file can not be used as a catalogue; the message says so in one line. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly trouble: Trouble;
  constructor(message: string, trouble: Trouble, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** SQLite's result codes (sqlite.org/rescode.html): SQLITE_FULL, and SHMSIZE, which lack of room is, too. */
const FULL = [13, 10 | (19 << 8)];
/** SQLITE_CORRUPT and SQLITE_NOTADB; their extended codes have more bits above the first eight. */
const DAMAGED = [11, 26];

function troubleOf(cause: unknown): Trouble {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : 0;
  if (FULL.includes(code)) return 'full';
  return DAMAGED.includes(code & 0xff) ? 'damaged' : 'other';
}

const WORDS = {
  full: 'can not be written: the disk is full',
  damaged: 'can not be read: the file is damaged',
} as const;

export function databaseError(path: string, trouble: keyof typeof WORDS, cause?: unknown) {
  return new DatabaseError(`The catalogue ${path} ${WORDS[trouble]}.`, trouble, { cause });
}

/** An error about a file, named where it is the file's trouble; any other is passed on as it is. */
export function named(path: string, cause: unknown): unknown {
  if (cause instanceof DatabaseError) return cause;
  const trouble = troubleOf(cause);
  return trouble === 'other' ? cause : databaseError(path, trouble, cause);
}
