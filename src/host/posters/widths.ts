/**
 * Returns a table of letter widths in hundredths of an em. The server has no fonts, so it cannot
 * measure text. The Latin widths are those of capitals in a condensed bold face, and the drawing
 * forces each line to the computed width. Lines in the other scripts cannot be squeezed without
 * harm. Their widths come from the bold Noto faces (Nastaliq Urdu, Naskh Arabic, Sans Devanagari
 * and Gurmukhi), plus a tenth to allow for other faces. Nastaliq has the tenth in its table,
 * because its letters differ by their neighbours. The others get it as `SPARE`.
 */
function widths(rows: Record<number, string>): Map<string, number> {
  const table = new Map<string, number>();
  for (const [width, characters] of Object.entries(rows)) {
    for (const character of characters) table.set(character, Number(width));
  }
  return table;
}

export const latin = widths({
  20: "'’‘|",
  23: ' ',
  27: 'I:,',
  29: '.!¡;',
  34: '()[]{}/\\',
  36: '-‐‑"“”·•*',
  48: 'FL',
  49: 'EJ',
  53: 'Z',
  54: 'STY–',
  55: 'KR',
  57: 'CPU',
  58: 'V',
  59: 'G',
  60: 'AOQØ',
  61: 'HN',
  64: '&',
  75: 'W',
  76: 'M',
  80: 'ÆŒ%@—…ЖШЩЮФЫ',
});
export const LATIN_LETTER = 56;

export const devanagari = widths({
  30: 'ािीोौॉ',
  50: 'र',
  60: 'इईटदह',
  65: 'उएऐगठडढतपबमवष',
  70: 'घध',
  85: 'अकजझञफऊ',
  90: 'ख',
  95: 'ऋळ',
  115: 'आऑओऔ',
});
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

export const gurmukhi = widths({
  10: 'ੱ',
  30: 'ਾਿੀ',
  72: 'ਚਛਠਢਣਦਨ',
  76: 'ੳਲਉਊਓ',
  80: 'ਯ',
  84: 'ਅਗਘਐਔ',
  96: 'ਇਈ',
  112: 'ਆ',
});
export const GURMUKHI_LETTER = 68;

/** Widths of Arabic letters that end a stroke or stand alone. */
export const nastaliqEnd = widths({
  40: 'اآأإٱ،؛۔',
  58: 'دڈذرڑزژوؤہةۂ',
  60: 'ء؟٪',
  70: 'م',
  78: 'ھه',
  86: 'ق',
  98: 'جچحخعغطظلنں',
  105: 'یيىئ',
  128: 'بپتٹثکگكسش',
  136: 'صضف',
  150: 'ے',
  1000: '﷽',
});
/** Widths of the same letters where the pen goes on to the next letter. */
export const nastaliqJoined = widths({
  42: 'ل',
  48: 'بپتٹثنںیيىئ',
  58: 'کگك',
  66: 'مفقه',
  73: 'جچحخعغہھ',
  96: 'طظسشصض',
});
export const NASTALIQ_LETTER = 128;
/** Letters that never join the next letter. */
export const closed = /[اآأإٱدڈذرڑزژوؤةۂءے]/;
export const SPACE = 32;
export const SPARE = 1.1;
