import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmIn } from '#/catalogue/sources/archive-org/choose.ts';
import { listedIn } from '#/catalogue/sources/archive-org/listed.ts';

type Row = Record<string, unknown>;

/** Rows as archive.org gives them: `name | format | length | original`. */
function rowsOf(lines: readonly string[]): Row[] {
  return lines.map((line) => {
    const [name, format = 'h.264', length = '', original = ''] = line
      .split('|')
      .map((part) => part.trim());
    return {
      name,
      format: format || 'h.264',
      source: original ? 'derivative' : 'original',
      ...(length && { length }),
      ...(original && { original }),
    };
  });
}

/** The parts of a film, each as the names of its files. */
function partsOf(lines: readonly string[]): string[][] | null {
  const listed = listedIn({ files: rowsOf(lines) }) ?? [];
  return filmIn(listed)?.map((files) => files.map(({ name }) => name)) ?? null;
}

describe('an item with one whole film', () => {
  it.each<[string, string[], string[]]>([
    ['as it was uploaded', ['Lamp.mp4 | h.264 | 90'], ['Lamp.mp4']],
    [
      'in several sizes made of one upload',
      [
        'Lamp.mpeg | MPEG2 | 5400.20',
        'Lamp.mp4 | h.264 | 1:30:00 | Lamp.mpeg',
        'Lamp 720p.mp4 | h.264 720P | 5400 | Lamp.mpeg',
        'Lamp_512kb.mp4 | 512Kb MPEG4 | 5400.5 | Lamp.mpeg',
        'Lamp.ogv | Ogg Video | 5400.1 | Lamp.mpeg',
        'Lamp.thumbs/Lamp_000001.jpg | Thumbnail | | Lamp.mpeg',
        'Lamp_archive.torrent | Archive BitTorrent',
        'Lamp_meta.xml | Metadata',
      ],
      ['Lamp.mp4', 'Lamp 720p.mp4'],
    ],
    [
      'with a size made of a size',
      ['Lamp.avi | DivX', 'a.mp4 | h.264 | 80 | Lamp.avi', 'b.mp4 | h.264 IA | 80 | a.mp4'],
      ['a.mp4', 'b.mp4'],
    ],
    [
      'uploaded in two sizes',
      [
        'Lamp_1080p.mp4 | h.264 HD | 5400',
        'Lamp.mp4 | h.264 | 5398',
        'Lamp.ia.mp4 | h.264 IA | 5400 | Lamp.mp4',
      ],
      ['Lamp_1080p.mp4', 'Lamp.mp4', 'Lamp.ia.mp4'],
    ],
    [
      'and its trailer',
      ['Lamp.mp4 | h.264 | 5400', 'Lamp_trailer.mp4 | h.264 | 120', 'Lamp sample.avi | DivX | 60'],
      ['Lamp.mp4'],
    ],
    ['whose trailer lasts nobody knows how long', ['Lamp.mp4', 'Trailer-Lamp.mp4'], ['Lamp.mp4']],
    [
      'whose upload alone is H.264',
      ['Lamp.m4v | h.264 MPEG4', 'Lamp.ogv | Ogg Video | | Lamp.m4v'],
      ['Lamp.m4v'],
    ],
    ['whose title ends in a number', ['Catch 22.mp4 | h.264 | 5400'], ['Catch 22.mp4']],
    ['in a folder', ['films/Lamp.mp4'], ['films/Lamp.mp4']],
    ['whose title has a word of trailers', ['The Sample.mp4 | h.264 | 900'], ['The Sample.mp4']],
    ['that names itself one of one', ['Lamp 1of1.mp4'], ['Lamp 1of1.mp4']],
  ])('%s plays that film', (_, lines, files) => {
    expect(partsOf(lines)).toEqual([files]);
  });
});

describe('an item with a film in parts', () => {
  it.each<[string, string[]]>([
    ['part 1', ['Lamp part 1.mp4', 'Lamp part 2.mp4']],
    ['Part1', ['Lamp_Part1.mp4', 'Lamp_Part2.mp4', 'Lamp_Part3.mp4']],
    ['_01', ['lamp_01.mp4', 'lamp_02.mp4']],
    ['Reel 2', ['Lamp (Reel 1).mp4', 'Lamp (Reel 2).mp4']],
    ['CD1', ['Lamp.CD1.mp4', 'Lamp.CD2.mp4']],
    ['CD1 as a folder', ['CD1/lamp.mp4', 'CD2/lamp.mp4']],
    ['1 of 2', ['Lamp 1of2.mp4', 'Lamp 2of2.mp4']],
  ])('numbered as in “%s” plays them in order', (_, names) => {
    expect(partsOf(names.toReversed())).toEqual(names.map((name) => [name]));
  });

  it('plays each part in its sizes, and no trailer', () => {
    const lines = [
      'Lamp part 2.avi | DivX | 800',
      'Lamp part 1.avi | DivX | 900',
      'Lamp part 1.mp4 | h.264 | 900 | Lamp part 1.avi',
      'Lamp part 2.mp4 | h.264 | 800 | Lamp part 2.avi',
      'Lamp part 2 720p.mp4 | h.264 720P | 800 | Lamp part 2.avi',
      'Lamp teaser.mp4 | h.264 | 30',
    ];
    expect(partsOf(lines)).toEqual([
      ['Lamp part 1.mp4'],
      ['Lamp part 2.mp4', 'Lamp part 2 720p.mp4'],
    ]);
  });

  it('has the tenth part after the ninth', () => {
    const names = Array.from({ length: 12 }, (_, at) => `Lamp part ${at + 1}.mp4`);
    expect(partsOf(names.toSorted())).toEqual(names.map((name) => [name]));
  });
});

describe('an item plays nothing of ours', () => {
  it.each<[string, string[]]>([
    ['without files', []],
    ['with two films', ['Lamp.mp4 | h.264 | 5400', 'Echoes.mp4 | h.264 | 5000']],
    ['with one film in two cuts', ['Lamp.mp4 | h.264 | 5400', 'Lamp 480p.mp4 | h.264 | 4800']],
    ['with one film of H.264, and another that is not', ['Lamp.mp4', 'Echoes.avi | DivX']],
    [
      'with a film and something short that nobody names',
      ['Lamp.mp4 | h.264 | 5400', 'x.mp4 | h.264 | 9'],
    ],
    [
      'with a trailer as long as the film',
      ['Lamp.mp4 | h.264 | 200', 'Lamp trailer.mp4 | h.264 | 150'],
    ],
    ['with no first part', ['Lamp part 2.mp4', 'Lamp part 3.mp4']],
    ['with a part missing', ['Lamp part 1.mp4', 'Lamp part 3.mp4']],
    ['with the last part missing', ['Lamp 1of3.mp4', 'Lamp 2of3.mp4']],
    ['with a single part', ['Lamp part 1.mp4']],
    [
      'with the same part twice',
      ['Lamp part 1.mp4 | h.264 | 9', 'Lamp part 1 hd.mp4 | h.264 | 90'],
    ],
    ['with parts of two films', ['Lamp part 1.mp4', 'Echoes part 2.mp4']],
    ['with parts and a whole', ['Lamp.mp4', 'Lamp part 1.mp4', 'Lamp part 2.mp4']],
    ['with a part that browsers do not play', ['Lamp part 1.mp4', 'Lamp part 2.mp4 | MPEG4']],
    [
      'of Theora or MPEG-2 alone',
      ['Lamp.ogv | Ogg Video | 80 | Lamp.mpeg', 'Lamp.mpeg | MPEG2 | 80'],
    ],
    [
      'of MPEG-4 that may be of another codec',
      ['Lamp.mp4 | MPEG4', 'Lamp_512kb.mp4 | 512Kb MPEG4 | | Lamp.mp4'],
    ],
    [
      'of H.264 in a transport stream',
      ['Lamp.mp4 | h.264/MPEG2-TS', 'Lamp.ts | h.264 | | Lamp.mp4'],
    ],
    [
      'of several titles of a disc',
      [
        'Disc.iso | ISO Image',
        'Disc.mp4 | h.264 | 5400 | Disc.iso',
        'Disc1.mp4 | h.264 | 300 | Disc.iso',
      ],
    ],
    [
      'of several titles that last nobody knows how long',
      ['Disc.iso', 'Disc.mp4 || | Disc.iso', 'Disc1.mp4 || | Disc.iso'],
    ],
    ['with years instead of numbers', ['Lamp 1931.mp4', 'Lamp 1932.mp4']],
  ])('%s', (_, lines) => {
    expect(partsOf(lines)).toBeNull();
  });

  it('with more videos than one film has', () => {
    const names = Array.from({ length: 60 }, (_, at) => `Lamp part ${at + 1}.mp4`);
    expect(partsOf(names)).toBeNull();
    expect(partsOf(Array.from({ length: 5000 }, (_, at) => `Lamp ${at}p.mp4`))).toBeNull();
  });
});

describe('whatever a list holds', () => {
  const word = fc.constantFrom(
    'Lamp',
    'part ',
    'cd',
    '1',
    '2',
    '10',
    ' of ',
    '_512kb',
    ' 720p',
    'trailer',
    '/',
    '#',
  );
  const name = fc.array(word, { maxLength: 6 }).map((words) => `${words.join('')}.mp4`);
  const row = fc.record({
    name: fc.oneof(name, fc.string()),
    format: fc.constantFrom('h.264', 'MPEG4', 'Ogg Video'),
    length: fc.constantFrom('90', '5400', '1:30:00', undefined),
    original: fc.oneof(name, fc.constant(undefined)),
  });

  it('what plays is of the list, each file once, in H.264 alone', () => {
    const isRight = (files: Row[]) => {
      const listed = listedIn({ files }) ?? [];
      const found = filmIn(listed)?.flat() ?? [];
      return (
        new Set(found).size === found.length &&
        found.every((file) => listed.includes(file) && file.format === 'h.264')
      );
    };
    fc.assert(fc.property(fc.array(row, { maxLength: 8 }), isRight), { numRuns: 500 });
  });
});

describe('a private file', () => {
  /** The parts of a film whose files with these names are private. */
  const partsWithout = (names: readonly string[], lines: readonly string[]) => {
    const rows = rowsOf(lines).map((row) => ({ ...row, private: names.includes(`${row.name}`) }));
    return filmIn(listedIn({ files: rows }) ?? [])?.map((all) => all.map(({ name }) => name));
  };

  it('is never chosen, and what was made of it is', () => {
    const film = ['Lamp.mp4 | h.264 | 90', 'Lamp 720p.mp4 | h.264 | 90 | Lamp.mp4'];
    expect(partsWithout(['Lamp.mp4'], film)).toEqual([['Lamp 720p.mp4']]);
  });

  it('that is the film, or a part of it, leaves no film', () => {
    expect(partsWithout(['Lamp.mp4'], ['Lamp.mp4 | h.264 | 90'])).toBeUndefined();
    const parts = ['Lamp part 1.mp4 | h.264 | 90', 'Lamp part 2.mp4 | h.264 | 90'];
    expect(partsWithout(['Lamp part 2.mp4'], parts)).toBeUndefined();
  });
});
