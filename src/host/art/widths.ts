/**
 * How wide letters are, in hundredths of an em, without measuring: the server has no fonts.
 * Latin capitals are those of a condensed bold face, and the drawing forces each line to the
 * computed width. The other scripts cannot be squeezed without harm, so their lines are measured in
 * the bold Noto faces (Nastaliq Urdu, Naskh Arabic, Sans Devanagari and Gurmukhi), with a tenth to
 * spare for other faces: Nastaliq has it in its table, because letters there differ by their
 * neighbours, and the others get it as `SPARE`.
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
/** A letter that loses its vowel also loses its stem. */
export const VIRAMA = -15;
/** What letters add to their own widths: ra bears its u beside it, and a last mark hangs over the end. */
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

/** Arabic letters that end a stroke, or stand alone. */
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
/** The same letters where the pen goes on to the next one. */
export const nastaliqJoined = widths({
  42: 'ل',
  48: 'بپتٹثنںیيىئ',
  58: 'کگك',
  66: 'مفقه',
  73: 'جچحخعغہھ',
  96: 'طظسشصض',
});
export const NASTALIQ_LETTER = 128;
/** Letters that never join the one after them. */
export const closed = /[اآأإٱدڈذرڑزژوؤةۂءے]/;
export const SPACE = 32;
export const SPARE = 1.1;
