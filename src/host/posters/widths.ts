import tables from './widths.json' with { type: 'json' };

/**
 * Returns a table of letter widths in hundredths of an em. The server has no fonts, so it cannot
 * measure text. The Latin widths are those of capitals in a condensed bold face, and the drawing
 * forces each line to the computed width. Lines in the other scripts cannot be squeezed without
 * harm. Their widths come from the bold Noto faces (Nastaliq Urdu, Naskh Arabic, Sans Devanagari
 * and Gurmukhi), plus a tenth to allow for other faces. Nastaliq has the tenth in its table,
 * because its letters differ by their neighbours. The others get it as `SPARE`.
 */
function widths(rows: Readonly<Record<string, string>>): Map<string, number> {
  const table = new Map<string, number>();
  for (const [width, characters] of Object.entries(rows)) {
    for (const character of characters) table.set(character, Number(width));
  }
  return table;
}

export const latin = widths(tables.latin);
export const LATIN_LETTER = 56;

export const devanagari = widths(tables.devanagari);
/** Width of a virama: negative, because a letter that loses its vowel also loses its stem. */
export const VIRAMA = -15;
/**
 * Widths that letters add to their own: ra bears its u beside it, and a last mark hangs over the
 * end.
 */
export const devanagariJoins: readonly (readonly [RegExp, number])[] = [
  [/र[ुू]/g, 32],
  [/[ू्](?= |$)/g, 14],
];
export const DEVANAGARI_LETTER = 80;

export const gurmukhi = widths(tables.gurmukhi);
export const GURMUKHI_LETTER = 68;

/** Widths of Arabic letters that end a stroke or stand alone. */
export const nastaliqEnd = widths(tables.nastaliqEnd);
/** Widths of the same letters where the pen goes on to the next letter. */
export const nastaliqJoined = widths(tables.nastaliqJoined);
export const NASTALIQ_LETTER = 128;
/** Letters that never join the next letter. */
export const closed = /[اآأإٱدڈذرڑزژوؤةۂءے]/;
export const SPACE = 32;
export const SPARE = 1.1;
