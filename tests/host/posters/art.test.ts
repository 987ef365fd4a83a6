import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, startOverhang } from '#/host/posters/advance.ts';
import { motifsInTitle } from '#/host/posters/choice/lexicon.ts';
import { allowedFor } from '#/host/posters/choice/pools.ts';
import { chooseArt } from '#/host/posters/choose.ts';
import { countVariants, drawingOf, motifNames } from '#/host/posters/motifs.ts';
import { type PaletteName, palettePool, palettes } from '#/host/posters/palettes.ts';
import { drawPortrait, FILLING_SHARE, initialsOf, sitterTones } from '#/host/posters/portrait.ts';
import { drawPoster } from '#/host/posters/poster.ts';
import type { Script } from '#/host/posters/script.ts';
import { drawBackdrop, drawSheet } from '#/host/posters/sheet.ts';
import type { FilmForArt } from '#/host/posters/subject.ts';
import { MIN_TITLE_SIZE, setTitle } from '#/host/posters/title.ts';
import { blend, contrast, tonesOf } from '#/host/posters/tone.ts';
import { eras, niches, portraitPalettes, sheetMotifs } from '#/lib/sheets.ts';

/** Every variant of every motif. */
const drawn = motifNames.flatMap((name) =>
  Array.from({ length: countVariants(name) }, (_, index) => ({ name, variant: index + 1 })),
);

const film = (title: string, more: Partial<FilmForArt> = {}): FilmForArt => ({
  title,
  year: 1950,
  kind: 'feature',
  language: 'en',
  ...more,
});

const hardTitles = {
  'no title': '',
  'a blank title': '   ',
  'one letter': 'A',
  'markup characters': '&<>"\'',
  'a script element': '<script>alert(1)</script> & ]]>',
  'two hundred ampersands': '&amp;'.repeat(40),
  'two hundred wide letters': 'W'.repeat(200),
  'two hundred narrow letters': 'I'.repeat(200),
  'two hundred characters in long words': 'Supercalifragilisticexpialidocious '
    .repeat(6)
    .slice(0, 200),
  'a hundred words of one letter': 'a '.repeat(100),
  'an emoji': '🎬',
  'forty families': '👩‍👩‍👧‍👦'.repeat(40),
  'heaps of combining marks': 'Z̷̢̨͔̈́a̸͕͋l̴̰̈́g̶͎̾o̵͓͝ '.repeat(8),
  'a hundred accents': 'e\u0301'.repeat(100),
  'an accent on nothing': '\u0301',
  'control characters and broken pairs': '\u0000\u0007\ud800broken\udfff\uffff',
  'a turned direction': '\u202edesrever',
  'long Urdu': 'مممممممممم '.repeat(18),
  'one long Urdu word': 'ششششششششششششششششششششششش',
  'Arabic ligatures': 'ﷺ ﷽',
  'Hindi conjuncts': 'क्ष्म्य '.repeat(25),
  'one long Hindi word': 'झ'.repeat(200),
  'one long Punjabi word': 'ਆ'.repeat(200),
  'long Japanese': '七人の侍'.repeat(50),
  'hyphens and slashes': 'Spider-Man/Deadpool–Crossover',
  'five thousand letters': 'x'.repeat(5000),
};

const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Returns what is wrong with XML of the small kind that we write, or null: tags must be balanced,
 * and attributes quoted and unique.
 */
function complaintAbout(xml: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids just these.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    return 'a forbidden character';
  if (!xml.isWellFormed()) return 'half a character';
  if (/NaN|undefined|Infinity|null/.test(xml.replace(/>[^<]*</g, '><'))) return 'a bad number';
  const open: string[] = [];
  const token =
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<>&]*")*)(\/?)>|[^<>&]+|&(?:amp|lt|gt);/gy;
  let at = 0;
  while (at < xml.length) {
    token.lastIndex = at;
    const found = token.exec(xml);
    if (!found) return `something odd at ${at}: ${xml.slice(at, at + 40)}`;
    at = token.lastIndex;
    const [, closes, name, attributes = '', empty] = found;
    if (!name) continue;
    const names = Array.from(attributes.matchAll(/ ([a-zA-Z][\w:-]*)=/g), (match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute given twice in ${name}`;
    if (names.includes('style')) return 'a style attribute';
    if (closes && open.pop() !== name) return `a stray </${name}>`;
    if (!closes && !empty) open.push(name);
    if (open.length === 0 && at < xml.length) return 'a second root';
  }
  return open.length ? `an open ${open.join()}` : null;
}

type DrawnLine = { text: string; x: number; y: number; forced: number | null };

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the lines of a drawn title: the last group of a poster. */
function titleOf(poster: string): { script: Script; size: number; lines: DrawnLine[] } {
  const start = poster.lastIndexOf('<g ');
  const group = poster.slice(start);
  const lines = Array.from(
    group.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: textLength="([\d.]+)"[^>]*)?>([^<]*)</g),
    ([, x, y, forced, text = '']) => ({
      text: plain(text),
      x: Number(x),
      y: Number(y),
      forced: forced === undefined ? null : Number(forced),
    }),
  );
  const lang = /xml:lang="(..)"/.exec(group)?.[1];
  const scripts: Record<string, Script> = {
    ur: 'nastaliq',
    hi: 'devanagari',
    pa: 'gurmukhi',
    bn: 'bengali',
  };
  return {
    script: lang ? (scripts[lang] ?? 'latin') : 'latin',
    size: Number(/font-size="([\d.]+)"/.exec(group)?.[1]),
    lines,
  };
}

function expectInside(poster: string) {
  const { script, size, lines } = titleOf(poster);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(size).toBeGreaterThanOrEqual(MIN_TITLE_SIZE);
  for (const { text, x, y, forced } of lines) {
    const width = advance(text, script) * size;
    expect(y).toBeLessThan(300);
    if (script === 'latin') {
      expect(forced, text).toBeCloseTo(width, 1);
      expect(x + width, text).toBeLessThanOrEqual(185.1);
    } else if (script === 'nastaliq') {
      expect(x - width, text).toBeGreaterThanOrEqual(14.9);
      expect(x + startOverhang(text, script) * size).toBeCloseTo(185, 1);
    } else {
      expect(x + width, text).toBeLessThanOrEqual(185.1);
    }
  }
}

const lang = fc.constantFrom('ur', 'hi', 'pa', 'mr', 'bn' as const);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: 'grapheme', maxLength: 220 }),
  fc
    .array(fc.constantFrom(...'آبپتجدرسشعفقکگلمنوہیے ؟۔'), { maxLength: 200 })
    .map((a) => a.join('')),
  fc.array(fc.constantFrom(...'अकखझमरसािी्ं़ड '), { maxLength: 200 }).map((a) => a.join('')),
  fc.array(fc.constantFrom(...'ਸਕਗਘਆਇਾਿੀੰੱ '), { maxLength: 200 }).map((a) => a.join('')),
  fc.array(fc.constantFrom(...'অকজঞতরয়সািীেৈো্ং '), { maxLength: 200 }).map((a) => a.join('')),
  fc.array(fc.constantFrom(...'AMWI<>&"\'-. 👩‍🚀'), { maxLength: 200 }).map((a) => a.join('')),
);
const anyFilm: fc.Arbitrary<FilmForArt> = fc.record(
  {
    title: anyText,
    year: fc.option(fc.oneof(fc.integer({ min: 1880, max: 2100 }), fc.double())),
    kind: fc.constantFrom('feature', 'short', 'cartoon', 'documentary', 'series', 'clip'),
    language: fc.constantFrom('en', 'ur', 'hi-IN', 'pa', '', 'xx'),
    native: fc.record({ lang, text: anyText }) as fc.Arbitrary<NonNullable<FilmForArt['native']>>,
  },
  { requiredKeys: ['title', 'year', 'kind', 'language'] },
);

describe('every drawing', () => {
  const drawings = (subject: FilmForArt) => [
    drawPoster(subject),
    drawBackdrop(subject),
    drawPortrait({ name: subject.title, ...(subject.native ? { native: subject.native } : {}) }),
  ];

  it.each(Object.entries(hardTitles))(
    'is well-formed, small and inside its sheet with %s',
    (_, title) => {
      const native = { lang: 'ur' as const, text: title };
      // The largest pictures leave the fewest bytes for words.
      const heavy = [film(`Umbrella ${title}`), film(`Mouse ${title}`, { kind: 'cartoon' })];
      const labelled = [film(title, { native }), film('Film', { native, number: 112.5 })];
      for (const subject of [film(title), ...labelled, ...heavy]) {
        for (const svg of drawings(subject)) {
          expect(complaintAbout(svg)).toBeNull();
          expect(bytes(svg)).toBeLessThan(3000);
        }
        expectInside(drawPoster(subject));
      }
    },
  );

  it('is well-formed, small and inside its sheet with any title', () => {
    fc.assert(
      fc.property(anyFilm, (subject) => {
        for (const svg of drawings(subject)) {
          expect(complaintAbout(svg)).toBeNull();
          expect(bytes(svg)).toBeLessThan(3000);
        }
        expectInside(drawPoster(subject));
      }),
      { numRuns: 400 },
    );
  });

  it('has the size at which it is shown', () => {
    const [poster, backdrop, portrait] = drawings(film('Charade'));
    expect(poster).toContain('viewBox="0 0 200 300" width="500" height="750"');
    expect(backdrop).toContain('viewBox="0 0 320 180" width="1280" height="720"');
    expect(portrait).toContain('viewBox="0 0 200 300" width="185" height="278"');
  });

  it('draws each motif in each palette, on any horizon, within its share of bytes', () => {
    const places = [
      [200, 216, 100, 116.6, 62],
      [200, 130, 100, 70.2, 40.3],
      [320, 148, 222, 80, 47],
    ] as const;
    const noise = (i: number) => (i * 0.37) % 1;
    for (const { name, variant } of drawn) {
      const motif = drawingOf({ name, variant });
      for (const [width, horizon, x, y, unit] of places) {
        const inks = Object.values(palettes).map((palette) =>
          motif({ width, horizon, x, y, unit, tones: tonesOf(palette), noise }),
        );
        // A palette changes colours only, so that one ink is checked for all.
        const shapes = new Set(inks.map((art) => art.replace(/#[0-9A-F]{6}/gi, '#')));
        expect(shapes.size, `${name} ${variant}`).toBe(1);
        const art = inks[0] ?? '';
        expect(complaintAbout(`<g>${art}</g>`), `${name} ${variant}`).toBeNull();
        // A backdrop has no words that need bytes.
        expect(bytes(art), `${name} ${variant}`).toBeLessThan(width === 200 ? 1000 : 1300);
      }
    }
  });
});

describe('a sheet without words', () => {
  const names = [
    ...Object.keys(palettes).flatMap((palette) => motifNames.map((motif) => `${palette}-${motif}`)),
    ...portraitPalettes.flatMap((palette) => niches.map((niche) => `${palette}-${niche}`)),
  ];

  it('is well-formed and smaller than a poster for each palette and motif, and has no text', () => {
    // A palette changes colours only: one has all motifs, the others a few.
    const each = names.filter((name) => /^rani-|-(sun|niche|fan|dome)$/.test(name));
    for (const name of each) {
      const sheet = drawSheet(name) ?? '';
      expect(complaintAbout(sheet), name).toBeNull();
      expect(bytes(sheet), name).toBeLessThan(1700);
      expect(sheet, name).toContain('viewBox="0 0 200 300"');
      expect(sheet, name).not.toContain('<text');
    }
  });

  it('is drawn for every name that a page can ask for', () => {
    const requested = [...eras.silent, ...eras.talkies, ...eras.golden, ...eras.modern].flatMap(
      (palette) => sheetMotifs.map((motif) => `${palette}-${motif}`),
    );
    expect(requested.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('may be wide, like a backdrop', () => {
    expect(drawSheet('rani-sun', true)).toContain('viewBox="0 0 320 180"');
  });

  it.each(['', 'rani', 'rani-', '-sun', 'rani-nothing', 'nothing-sun', 'rani-sun-sun'])(
    'of no palette and motif (%j) is refused',
    (name) => {
      expect(drawSheet(name)).toBeNull();
    },
  );
});

describe('the title', () => {
  it.each<[word: string, script: Script, inNoto: number]>([
    ['سندھی', 'nastaliq', 3.45],
    ['منت', 'nastaliq', 2.19],
    ['وحید', 'nastaliq', 1.99],
    ['पेरू', 'devanagari', 1.47],
    ['गुरु', 'devanagari', 1.28],
    ['वातू', 'devanagari', 1.65],
    ['ਜ਼ੁਆਂਗ', 'gurmukhi', 2.61],
  ])('has a tenth of %s to spare for fonts wider than Noto’s', (word, script, inNoto) => {
    expect(advance(word, script)).toBeGreaterThan(1.1 * inNoto);
  });

  it.each([
    ['مکھڑا', 0.24],
    ['ہکر', 0.29],
    ['کر', 0.42],
  ])('has room for the swash of the kaf in %s, which begins before the line', (word, inNoto) => {
    expect(startOverhang(word, 'nastaliq')).toBeGreaterThan(inNoto);
  });

  it('has no such room where the kaf stands upright', () => {
    for (const word of ['مکان', 'نگار']) expect(startOverhang(word, 'nastaliq')).toBeLessThan(0.2);
  });

  it('is drawn in the native script with a small Latin line under it', () => {
    const poster = drawPoster(film('Armaan', { native: { lang: 'ur', text: 'ارمان' } }));
    expect(poster).toContain('xml:lang="ur" direction="rtl"');
    expect(poster).toMatch(/textLength="[\d.]+"[^>]*>ARMAAN</);
  });

  it('follows the script of its letters, not its declared language', () => {
    expect(titleOf(drawPoster(film('آئینہ'))).script).toBe('nastaliq');
    expect(titleOf(drawPoster(film('Aina', { native: { lang: 'ur', text: 'Aina' } }))).script).toBe(
      'latin',
    );
    expect(
      titleOf(drawPoster(film('Lagaan', { native: { lang: 'ur', text: 'लगान' } }))).script,
    ).toBe('devanagari');
  });

  it('is “Untitled” when there is nothing to read', () => {
    for (const title of ['', '  ', '\u200d\u0000', '\u0301']) {
      expect(titleOf(drawPoster(film(title))).lines.map((line) => line.text)).toEqual(['UNTITLED']);
    }
  });

  it('is whole when it fits, and ends in an ellipsis when it does not', () => {
    const box = { width: 170, height: 104 };
    const { lines } = setTitle('THE SNOWS OF KILIMANJARO', 'latin', box);
    expect(lines.join(' ')).toBe('THE SNOWS OF KILIMANJARO');
    const long = setTitle('AND THEN '.repeat(40).trim(), 'latin', box);
    expect(long.lines.at(-1)).toMatch(/…$/);
    expect(long.size).toBeGreaterThanOrEqual(MIN_TITLE_SIZE);
  });

  it('is as large as the sheet allows', () => {
    const box = { width: 170, height: 104 };
    expect(setTitle('M', 'latin', box).size).toBe(46);
    expect(setTitle('MUGHAL-E-AZAM', 'latin', box).lines).toEqual(['MUGHAL-', 'E-AZAM']);
    expect(setTitle('X-MEN', 'latin', box).lines).toEqual(['X-MEN']);
  });
});

describe('the palette', () => {
  const paletteOf = (subject: FilmForArt) => {
    const { palette } = chooseArt(subject, 4);
    return Object.keys(palettes).find((name) => palettes[name as PaletteName] === palette);
  };

  it.each([
    [1902, ['nitrate', 'sepia', 'bluetint', 'ambertint']],
    [1930, ['nitrate', 'sepia', 'bluetint', 'ambertint']],
    [1931, ['brick', 'ivory', 'neel', 'mehndi', 'plum', 'sepia']],
    [1949, ['brick', 'ivory', 'neel', 'mehndi', 'plum', 'sepia']],
    [1950, ['rani', 'marigold', 'feroza', 'jamun', 'tota', 'sindoor']],
    [1969, ['rani', 'marigold', 'feroza', 'jamun', 'tota', 'sindoor']],
    [1970, ['neon', 'dusk', 'lagoon', 'glacier']],
    [2026, ['neon', 'dusk', 'lagoon', 'glacier']],
  ])('of %i is one of its period', (year, pool) => {
    const titles = Array.from({ length: 60 }, (_, n) => `Part ${n}`);
    const used = new Set(titles.map((title) => paletteOf(film(title, { year }))));
    expect([...used].sort()).toEqual([...pool].sort());
  });

  it('of a cartoon is a cartoon palette in every year', () => {
    for (const year of [1922, 1945, 2008, null]) {
      expect(paletteOf(film('Felix', { year, kind: 'cartoon' }))).toMatch(/^toon/);
    }
  });

  it('of an undated film is one from 1950 or later', () => {
    expect(palettePool(null, false)).toHaveLength(10);
  });

  it.each(Object.entries(palettes))('%s has a title legible on its ground', (_, palette) => {
    expect(contrast(palette.text, palette.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(portraitPalettes)(
    '%s carries initials on its niche and on the niche’s filling',
    (name) => {
      const { ink, filling } = sitterTones(palettes[name]);
      const { spark } = palettes[name];
      expect(contrast(ink, spark)).toBeGreaterThanOrEqual(3.7);
      expect(contrast(ink, blend(spark, filling, FILLING_SHARE))).toBeGreaterThanOrEqual(3.7);
    },
  );
});

describe('the motif', () => {
  const motifOf = (title: string, more: Partial<FilmForArt> = {}) =>
    chooseArt(film(title, more), 4).motif.name;

  it.each([
    ['Nosferatu', 'bat'],
    ['Pather Panchali', 'rail'],
    ['The Wild Horses', 'horse'],
    ['C.I.D.', 'policeCap'],
    ['Mr. & Mrs. 55', 'house'],
    ['Häxan', 'eye'],
    ['Mughal-e-Azam', 'arch'],
    ['All Quiet on the Western Front', 'trench'],
    ['Agent 327: Operation Barbershop', 'barberPole'],
    ['King Kong', 'ape'],
    ['Sunrise: A Song of Two Humans', 'sun'],
    ['Raag Bhairavi', 'tanpura'],
  ])('of “%s” is %s', (title, motif) => {
    expect(motifOf(title)).toBe(motif);
  });

  const named = (title: string) => motifsInTitle(title, 'feature', false);

  it('matches whole words and their plurals, no other ending', () => {
    for (const title of [
      'Walking',
      'Damask',
      'Training',
      'Operation',
      'Velocity',
      'Clover',
      'Batty',
    ])
      expect(named(title), title).toEqual([]);
    expect([named('Bats'), named('Witches and Torches'), named('Galaxies')]).toEqual([
      ['bat'],
      [],
      [],
    ]);
    expect(named('Churches')).toEqual(['chapel']);
  });

  it('takes a phrase whole: its words name nothing else', () => {
    expect(named('The Western Front')).toEqual(['trench']);
    expect(named('The Strange Love of Martha')).toEqual([]);
    expect(named('The Love of Martha')).toEqual(['discs']);
    expect(named('A Night at the Light Opera')).toEqual(['moon']);
  });

  it('does not come of the artist behind a recording', () => {
    const recorded = (kind: 'song' | 'feature') =>
      allowedFor({ title: 'Boots (Taylor Holmes)', kind, language: 'en' }).named;
    expect([recorded('song'), recorded('feature')]).toEqual([[], ['magnifier']]);
  });

  it('is the woman in a dupatta only for South Asian titles that name a woman', () => {
    expect(motifOf('Mother India', { language: 'hi' })).toBe('dupatta');
    expect(motifOf('Aurat', { language: 'ur-PK' })).toBe('dupatta');
    expect(motifOf('Mother', { language: 'ru' })).not.toBe('dupatta');
    expect(motifOf('Mother India', { language: 'en' })).not.toBe('dupatta');
  });

  it('of a cartoon is the animal that its title names', () => {
    const kind = 'cartoon';
    expect(motifOf('Felix Saves the Day', { kind })).toBe('cat');
    expect(motifOf('Big Buck Bunny', { kind: 'short' })).toBe('rabbit');
    expect(['cat', 'dog']).not.toContain(motifOf('Reservoir Dogs'));
  });

  it('of titles that match no motif seldom repeats in a long list', () => {
    for (const language of ['en', 'ur']) {
      const used = Array.from({ length: 60 }, (_, i) => motifOf(`Part ${i}`, { language }));
      expect(new Set(used).size).toBeGreaterThanOrEqual(17);
    }
  });
});

describe('an episode', () => {
  const of = { title: 'Waris', year: 1979 };
  const episode = (number: number, title = `Part ${number}`) =>
    film(title, { kind: 'series', language: 'ur', year: 1984, of, number });

  it('has the palette and the motif of its series or drama, whatever its own title and year', () => {
    const drama = chooseArt(film('Waris', { kind: 'series', language: 'ur', year: 1979 }), 4);
    const { palette, motif, edge } = chooseArt(episode(3, 'The Cat'), 4);
    expect([palette, motif, edge]).toEqual([drama.palette, drama.motif, drama.edge]);
  });

  it.each([1, 7, 12, 112, 2.5, 123_456])('shows its number %d above its title', (number) => {
    const poster = drawPoster(episode(number));
    const [, x, y, size, width] =
      /<text x="(\d+)" y="(\d+)" font-size="([\d.]+)" textLength="([\d.]+)"[^>]* stroke=/.exec(
        poster,
      ) ?? [];
    expect(poster).toContain(`>${number}</text>`);
    expect(poster).not.toContain('>1984<');
    if (number < 100) expect(Number(size)).toBeGreaterThan(50);
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(102);
    expect(Number(y)).toBeLessThan(Math.min(...titleOf(poster).lines.map((line) => line.y)) - 60);
  });

  it('shows its number legibly in every palette', () => {
    for (const { skyTop, text, ground } of Object.values(palettes)) {
      expect(Math.max(contrast(text, skyTop), contrast(ground, skyTop))).toBeGreaterThan(3);
    }
  });
});

describe('the portrait', () => {
  it('shows the first letters of the first and last name', () => {
    expect(initialsOf('Prithviraj Kapoor')).toEqual(['P', 'K']);
    expect(initialsOf('F. W. Murnau')).toEqual(['F', 'M']);
    expect(initialsOf('"Weird" Al Yankovic')).toEqual(['W', 'Y']);
    expect(initialsOf('Madhubala')).toEqual(['M']);
    expect(initialsOf('ਦਾਰਾ ਸਿੰਘ')).toEqual(['ਦਾ', 'ਸਿੰ']);
    expect(initialsOf('')).toEqual([]);
  });

  it('shows native letters when there is a native name', () => {
    const native = { lang: 'ur' as const, text: 'نور جہاں' };
    expect(drawPortrait({ name: 'Noor Jehan', native })).toContain('>ن ج</text>');
  });

  it('shows the sign of the department under the initials, and none of an unknown one', () => {
    const signs = ['Acting', 'Directing', 'Writing', 'Sound', 'Production', 'Editing'].map(
      (department) => drawPortrait({ name: 'Noor Jehan', department }),
    );
    expect(new Set(signs).size).toBe(signs.length);
    for (const portrait of signs) expect(complaintAbout(portrait)).toBeNull();
    const plain = drawPortrait({ name: 'Noor Jehan' });
    expect(signs).not.toContain(plain);
    for (const department of ['Crew', 'toString', '', null]) {
      expect(drawPortrait({ name: 'Noor Jehan', department })).toBe(plain);
    }
  });

  it('shows the motif that an editor names in place of the sign, whichever it is', () => {
    for (const name of motifNames) {
      const native = { lang: 'ur', text: 'نور جہاں' };
      const motif = { name, variant: 1 };
      const portrait = drawPortrait({ name: 'Noor Jehan', native, department: 'Sound', motif });
      expect(portrait, name).toContain('clip-path');
      expect(complaintAbout(portrait), name).toBeNull();
      expect(portrait.length, name).toBeLessThan(3000);
    }
  });

  it('shows a rhombus, never an empty niche, for a person without a name', () => {
    expect(drawPortrait({ name: '' })).not.toContain('<text');
    expect(complaintAbout(drawPortrait({ name: '' }))).toBeNull();
  });
});
