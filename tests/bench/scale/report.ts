/** The rows of a run, each with its target. */
export type Row = { what: string; value: number; unit: string; target?: number; atLeast?: boolean };

const isHeld = ({ value, target, atLeast }: Row) =>
  target === undefined || (atLeast ? value >= target : value <= target);

/** Prints the rows as a table of Markdown. Returns whether all targets hold. */
export function printRows(rows: readonly Row[]): boolean {
  console.log('\n| What | Value | Target | |\n|---|---|---|---|');
  for (const row of rows) {
    const target =
      row.target === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${row.target} ${row.unit}`;
    const held = row.target === undefined ? '' : isHeld(row) ? 'held' : 'MISSED';
    const value = row.value.toLocaleString('en-US', { maximumFractionDigits: 1 });
    console.log(`| ${row.what} | ${value} ${row.unit} | ${target} | ${held} |`);
  }
  return rows.every(isHeld);
}
