/** A measurement: one row of the report. */

export type Row = {
  what: string;
  unit: string;
  value: number;
  /** The floor's value, if there is one. */
  floor?: number;
  /**
   * Ratio of both values, if it is the median of pairs. Otherwise the table divides the two values.
   */
  ratio?: number;
  target?: string;
  held?: boolean;
  /** Note on the runs whose median the value is. */
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

/** Prints rows as soon as they are measured, a line each: a run takes long. */
export function printProgress(rows: readonly Row[]): void {
  for (const row of rows) {
    const { what, value, floor, note = '' } = row;
    console.error(`${what}: ${number(value)} against ${number(floor)}, ${ratioOf(row)} ${note}`);
  }
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
