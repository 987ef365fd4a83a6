/** What was measured, one thing a row. */

export type Row = {
  what: string;
  unit: string;
  value: number;
  /** The same of the floor; absent where there is none. */
  floor?: number;
  /** Of both, where it is the median of pairs; else that of the two numbers. */
  ratio?: number;
  target?: string;
  held?: boolean;
  /** Which runs it is the median of. */
  note?: string;
};

export const percent = (share: number) => `${share >= 0 ? '+' : ''}${Math.round(share * 100)} %`;

function number(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  const digits = value !== 0 && Math.abs(value) < 10 ? 3 : 0;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

function ratioOf({ value, floor, ratio }: Row): string {
  if (ratio !== undefined) return `${ratio.toFixed(2)} ×`;
  if (floor === undefined) return '–';
  if (floor === 0) return value === 0 ? '=' : 'none';
  return `${(value / floor).toFixed(2)} ×`;
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    `${number(row.value)} ${row.unit}`.trim(),
    number(row.floor),
    ratioOf(row),
    row.held === undefined ? '' : row.held ? 'held' : 'MISSED',
    row.target ?? '',
    row.note ?? '',
  ]);
  const lines = [['what', 'site', 'floor', 'ratio', '', 'target', 'runs'], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) =>
          column === 0 || column >= 4
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
  }
}
