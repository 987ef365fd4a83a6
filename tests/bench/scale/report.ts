/** The rows of a run, each with its target. `p50`: the median of what `value` is the end of. */
export type Row = {
  what: string;
  p50?: number;
  value: number;
  unit: string;
  target?: number;
  atLeast?: boolean;
};

const isHeld = ({ value, target, atLeast }: Row) =>
  target === undefined || (atLeast ? value >= target : value <= target);

/** Prints the rows as a table of Markdown. Returns whether all targets hold. */
export function printRows(rows: readonly Row[]): boolean {
  const written = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  console.log('\n| What | p50 | Value | Target | |\n|---|---|---|---|---|');
  for (const row of rows) {
    const target =
      row.target === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${row.target} ${row.unit}`;
    const held = row.target === undefined ? '' : isHeld(row) ? 'held' : 'MISSED';
    const p50 = row.p50 === undefined ? '' : `${written(row.p50)} ${row.unit}`;
    console.log(
      `| ${row.what} | ${p50} | ${written(row.value)} ${row.unit} | ${target} | ${held} |`,
    );
  }
  return rows.every(isHeld);
}
