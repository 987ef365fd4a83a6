/** Imports films from newline-delimited JSON. */
import { type Db, withoutForeignKeys } from '../db.ts';
import { removeUnshown } from '../own-pictures.ts';
import { optimizeIndex } from '../search/search-index.ts';
import { addAll } from '../seed/add-all.ts';
import { recount, totalOf } from '../totals.ts';
import type { Seed } from './files/folder.ts';
import { hideAgain } from './hidden-players.ts';
import { filmRow, ImportWriter } from './import-writer.ts';
import { linesOf } from './lines.ts';
import { settleAll, settling } from './settle.ts';

export type Refusal = { line: number; why: string };
export type ImportReport = { added: number; known: number; refused: Refusal[] };
export type Progress = (lines: number) => void;

/**
 * How much one transaction writes: lines of the file, and names in the indexes. A killed import repeats at most as
 * many. Tests pass smaller numbers.
 */
export type Sizes = { lines: number; names: number };
const SIZES: Sizes = { lines: 2000, names: 10_000 };
/**
 * How many times the names from before an import has to end with, so that it joins the parts of both
 * indexes to one, which rewrites them whole. SQLite joins the parts of smaller imports by and by.
 */
const OPTIMIZED = 1.25;

/**
 * Imports a file (or a `.gz` file) into the catalogue and returns a report. Leaves a film as it is
 * if the catalogue already has its title and year, so a second import of the same file writes
 * nothing. Goes on where a killed import ended. Refuses lines that are not films, and reports each
 * with its line number and the reason. Rejects when the file cannot be read. `onSettled` gets how many
 * names are left to be indexed.
 */
export function importFile(
  db: Db,
  file: string,
  progress: Progress,
  onSettled: Progress = () => {},
  sizes = SIZES,
): Promise<ImportReport> {
  return withoutForeignKeys(db, async () => {
    const before = namesIn(db);
    const report = await importLines(db, file, progress, sizes.lines);
    const isNew = settleInSteps(db, onSettled, sizes.names);
    if (isNew && namesIn(db) > OPTIMIZED * before) optimizeIndex(db);
    return report;
  });
}

async function importLines(
  db: Db,
  file: string,
  progress: Progress,
  most: number,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, refused: [] };
  const writer = new ImportWriter(db);
  let number = 0;
  let batch: { line: number; text: string }[] = [];
  const flush = () => {
    const lines = batch;
    batch = [];
    db.transaction(() => {
      writer.begin();
      for (const { line, text } of lines) importLine(writer, report, line, text);
      writer.end();
    });
    progress(number);
  };
  for await (const text of linesOf(file)) {
    number += 1;
    if (text.trim() !== '') batch.push({ line: number, text });
    if (batch.length >= most) flush();
  }
  if (batch.length > 0) flush();
  return report;
}

/** Settles what is due, each step in a separate transaction. Returns whether anything was due. */
function settleInSteps(db: Db, onSettled: Progress, step: number): boolean {
  if (!db.one('SELECT 1 FROM unsettled LIMIT 1')) return false;
  const steps = settling(db, step);
  for (let isOver = false; !isOver; ) {
    const { done, value } = db.transaction(() => steps.next());
    isOver = done ?? false;
    if (value !== undefined) onSettled(value);
  }
  return true;
}

const namesIn = (db: Db) => totalOf(db, 'movie') + totalOf(db, 'person');

function importLine(writer: ImportWriter, report: ImportReport, line: number, text: string): void {
  const film = filmRow(text);
  if (typeof film === 'string') report.refused.push({ line, why: film });
  else if (writer.add(film)) report.added += 1;
  else report.known += 1;
}

/**
 * Adds the entries of a folder as imported rows, all or none. Rows that are there stay as they are: at an
 * equal id the catalogue's own folder wins. Returns the number of films, series and people added.
 */
export function importFolder(db: Db, seed: Seed): number {
  const count = () => db.one<{ n: number }>('SELECT count(*) AS n FROM entity')?.n ?? 0;
  return db.transaction(() => {
    const before = count();
    addAll(db, 'import', seed);
    removeUnshown(db);
    hideAgain(db);
    settleAll(db);
    recount(db);
    return count() - before;
  });
}
