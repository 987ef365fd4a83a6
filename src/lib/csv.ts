/** Tables as text with commas (RFC 4180). */

/** Returns rows as text. */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => {
    const text = `${value ?? ''}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Returns the rows of a text. A quote that is never closed takes the rest. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(CELL)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
/** A cell, and what ends it: a comma, the end of a line, or that of the text. */
const CELL = /(?:"((?:[^"]|"")*)(?:"[^,\r\n]*|$)|([^",\r\n][^,\r\n]*)?)(,|\r?\n|\r|$)/g;
