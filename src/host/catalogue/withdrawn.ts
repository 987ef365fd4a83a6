/** What is withdrawn now, by `withdrawn.json`, which is read again when it changes. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { id as idOf } from '#/contract/raw.ts';
import {
  keyOf,
  scopes,
  type Withdrawal,
  type Withdrawn,
  withdrawnKinds,
  withdrawnOf,
} from '#/contract/withdrawn/withdrawals.ts';
import { date, line, prose } from '../seed/fields.ts';
import { entriesOf } from './files/entries.ts';
import { lineIn, type Mistake } from './files/mistake.ts';
import { failedFile, type ParsedFile, parseFile } from './files/parse.ts';

const WITHDRAWN_FILE = 'withdrawn.json';

const entry = z
  .strictObject({
    kind: z.enum(withdrawnKinds),
    id: z.union([z.int().nonnegative(), line]).transform(String),
    scope: z.enum(scopes),
    date,
    reason: prose,
  })
  .refine(({ kind, id }) => kind === 'drama' || idOf(id) !== null, {
    path: ['id'],
    error: 'is no id as it stands in addresses',
  })
  .refine(({ kind, scope }) => kind !== 'person' || scope === 'entry', {
    path: ['scope'],
    error: 'a person plays nothing: withdraw the entry',
  });

type WithdrawnFile = { withdrawals: Withdrawal[]; mistakes: Mistake[] };

/** Reads the file. A folder without it withdraws nothing. Never throws. */
export function readWithdrawn(folder: string): WithdrawnFile {
  const parsed = parsedIn(folder);
  if (parsed === null) return { withdrawals: [], mistakes: [] };
  if (parsed.errors.length === 0 && !Array.isArray(parsed.value)) {
    const mistake = { file: WITHDRAWN_FILE, line: 1, column: 1, entry: '', field: '' };
    return { withdrawals: [], mistakes: [{ ...mistake, expected: 'is no array of entries' }] };
  }
  const { valid, mistakes } = entriesOf(WITHDRAWN_FILE, parsed, entry);
  return { withdrawals: valid.map((one) => one.entry), mistakes };
}

function parsedIn(folder: string): ParsedFile | null {
  try {
    return parseFile(WITHDRAWN_FILE, readFileSync(join(folder, WITHDRAWN_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return failedFile(String(error));
  }
}

export type Register = {
  now(): Withdrawn;
  /** Reads the file at once. */
  refresh(): void;
  /** Calls `changed` after each change of the file. */
  watch(changed: () => void): void;
  close(): void;
};

/** Error of a file with mistakes at the start: the site might show what must not be shown. */
export class WithdrawnError extends Error {
  override readonly name = 'WithdrawnError';
  constructor(mistakes: readonly string[]) {
    super(
      [`${WITHDRAWN_FILE} has mistakes, so the site does not start:`, ...mistakes].join('\n  '),
    );
  }
}

export type RegisterOptions = {
  folder: string;
  log(message: string): void;
  /** Whether mistakes are only logged at the start. A worker that takes another's place starts. */
  lenient?: boolean;
};

/** Milliseconds between two looks at the file. */
const EVERY = 1000;

/** Reads the file. Throws WithdrawnError if it has a mistake, unless `lenient`. */
export function openRegister({ folder, log, lenient = false }: RegisterOptions): Register {
  const file = join(folder, WITHDRAWN_FILE);
  let withdrawals: readonly Withdrawal[] = [];
  let now = withdrawnOf(withdrawals);
  /** The file's stamp before it was read last: a change during the reading is seen later. */
  let stamp = '';
  let timer: NodeJS.Timeout | undefined;

  function read(): string[] {
    stamp = stampOf(file);
    const found = readWithdrawn(folder);
    // A mistake brings nothing back: what was withdrawn stays so until the file is right.
    const before = found.mistakes.length > 0 ? withdrawals : [];
    withdrawals = distinct([...before, ...found.withdrawals]);
    now = withdrawnOf(withdrawals);
    return found.mistakes.map((mistake) => lineIn(folder, mistake));
  }

  function refresh(): void {
    for (const mistake of read()) log(mistake);
  }

  const mistakes = read();
  if (mistakes.length > 0 && !lenient) throw new WithdrawnError(mistakes);
  for (const mistake of mistakes) log(mistake);
  return {
    now: () => now,
    refresh,
    watch(changed) {
      const look = () => {
        if (stampOf(file) === stamp) return;
        refresh();
        log(`${file} was read again: it names ${withdrawals.length} withdrawn entries.`);
        changed();
      };
      timer = setInterval(look, EVERY).unref();
    },
    close: () => clearInterval(timer),
  };
}

/** Returns each withdrawal once: a file with a mistake may be read many times. */
function distinct(all: readonly Withdrawal[]): Withdrawal[] {
  return [...new Map(all.map((one) => [`${keyOf(one.kind, one.id)} ${one.scope}`, one])).values()];
}

/** Returns what changes with each change of the file; '' if there is none. Never throws. */
function stampOf(file: string): string {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(file);
    return [mtimeMs, ctimeMs, size, ino].join(' ');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? '' : String(code);
  }
}
