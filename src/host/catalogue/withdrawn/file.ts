/** Reads `withdrawn.json` of the catalogue's folder: what is withdrawn, for every source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { id as idOf } from '#/contract/raw.ts';
import { scopes, type Withdrawal, withdrawnKinds } from '#/contract/withdrawn/withdrawals.ts';
import { date, line, prose } from '../../seed/fields.ts';
import { entriesOf } from '../files/entries.ts';
import type { Mistake } from '../files/mistake.ts';
import { failedFile, type ParsedFile, parseFile } from '../files/parse.ts';

export const WITHDRAWN_FILE = 'withdrawn.json';

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

export type WithdrawnFile = { withdrawals: Withdrawal[]; mistakes: Mistake[] };

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
