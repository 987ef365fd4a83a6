/** What an illustrator adds: a drawing in the reference palette, and its words. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOTIFS } from '#/host/places.ts';
import { motifMistakes } from '#/host/posters/check.ts';
import { FIXED, REFERENCE, readMotif } from '#/host/posters/motif-file.ts';
import { readMotifs } from '#/host/posters/motifs.ts';
import { movementWords } from '#/host/posters/movements.ts';
import { palettes } from '#/host/posters/palettes.ts';
import { tonesOf } from '#/host/posters/tone.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();
beforeEach(() => {
  cpSync(MOTIFS, folder, { recursive: true });
});

const CENTRE = '-1.6 -1.7 3.2 3.2';
const HORIZON = '-1.6 -3.2 3.2 3.2';
const svg = (shapes: string, view = CENTRE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">\n${shapes}\n</svg>\n`;

const frame = {
  width: 200,
  horizon: 216,
  x: 100,
  y: 116,
  unit: 62,
  tones: tonesOf(palettes.neel),
  noise: () => 0,
};
const drawn = (source: string) => readMotif(source).draw(frame);

describe('the drawings that ship', () => {
  it('have no mistakes, and neither have their words and pools', () => {
    expect(motifMistakes()).toEqual([]);
  });

  it('are in colours that the editors’ document lists', () => {
    const document = readFileSync('docs/editors.md', 'utf8');
    const known = [...Object.values(REFERENCE), ...FIXED];
    expect(known.filter((colour) => !document.includes(`\`${colour}\``))).toEqual([]);
  });

  it('move by words that the editors’ document lists', () => {
    const document = readFileSync('docs/editors.md', 'utf8');
    expect(movementWords.filter((word) => !document.includes(`\`${word}\``))).toEqual([]);
  });

  it('are SVG that other programs draw', async () => {
    for (const file of readdirSync(MOTIFS).filter((name) => name.endsWith('.svg'))) {
      const { format } = await sharp(readFileSync(join(MOTIFS, file))).metadata();
      expect(format, file).toBe('svg');
    }
  });
});

describe('a new drawing', () => {
  it('is a motif of its file’s name, and further files are its variants', () => {
    for (const name of ['quokka', 'quokka-2', 'horse-3']) {
      writeFileSync(join(folder, `${name}.svg`), svg('  <circle r="1" fill="#FFBE3D"/>'));
    }
    const { motifs } = readMotifs(folder);
    expect([motifs.get('quokka')?.length, motifs.get('horse')?.length]).toEqual([2, 3]);
    expect(motifMistakes(folder)).toEqual([]);
  });

  it('has the tones of its sheet in the place of the reference colours', () => {
    const shapes =
      '<path d="M0 0H1" fill="none" stroke="#FFE6C9"/>\n<circle r="1" fill="#ffbe3d"/>';
    const { motif, spark } = palettes.neel;
    expect(drawn(svg(shapes))).toBe(
      '<g transform="translate(100 116)scale(62)">' +
        `<path d="M0 0H1" fill="none" stroke="${motif}"/><circle r="1" fill="${spark}"/></g>`,
    );
  });

  it('stands on the horizon where that is its 0', () => {
    expect(drawn(svg('<circle r="1" fill="#FFBE3D"/>', HORIZON))).toContain('translate(100 216)');
  });

  it('is drawn without its sky, its title and its comments', () => {
    const shown = '<circle r="1" fill="#FFBE3D"/>';
    const sky = '<title>A disc</title><rect id="sky" width="3.2" height="3.2" fill="#C9145A"/>';
    expect(drawn(svg(`<!-- Round. -->${sky}${shown}`))).toBe(drawn(svg(shown)));
  });

  it('moves by classes, which other programs ignore', () => {
    const shapes = '<circle class="spin back later" r="1" fill="#FFBE3D"/>';
    expect(drawn(svg(shapes))).toContain('<circle class="spin back later" r="1"');
  });

  it('may be turned and scaled as a whole', () => {
    const group = '<g transform="translate(-.5 .25)rotate(30)scale(.5)">';
    const turned = drawn(svg(`${group}<circle r="1" fill="#FFBE3D"/></g>`));
    expect(turned).toContain('<g transform="translate(69 131.5)rotate(30)scale(31)"><circle');
  });
});

describe('a mistake', () => {
  const told = () =>
    motifMistakes(folder).map(({ file, line, column, field, expected }) =>
      [`${file}:${line}:${column}`, field, expected].filter(Boolean).join(': '),
    );

  it.each([
    [
      'a colour of no palette',
      '<circle r="1" fill="#FF0000"/>',
      '2:15: fill: #FF0000 is no colour of the reference palette',
    ],
    [
      'a colour by its name',
      '<path d="M0 0" stroke="red"/>',
      '2:16: stroke: red is no colour of the reference palette',
    ],
    ['a style', '<circle r="1"\n  style="fill:red"/>', '3:3: style is no attribute of a drawing'],
    ['a script', '<script href="x"/>', '2:1: script is no element of a drawing'],
    ['a picture', '<image href="x"/>', '2:1: image is no element of a drawing'],
    ['an address', '<use href="https://x"/>', '2:6: href can not be https://x'],
    ['the sheet’s own id', '<g id="s"></g>', '2:4: id can not be s'],
    ['the moving sheet’s id', '<g id="m"></g>', '2:4: id can not be m'],
    [
      'a class that is no movement',
      '<circle class="wobble" r="1"/>',
      '2:9: class: wobble is no movement',
    ],
    [
      'a manner without a movement',
      '<circle class="late" r="1"/>',
      '2:9: class: late is no movement',
    ],
    [
      'what moves and has a place',
      '<circle class="spin" r="1" transform="scale(2)"/>',
      '2:1: what moves has no transform or opacity: put a g around it',
    ],
    [
      'what moves and is pale',
      '<circle opacity=".5" class="spin" r="1"/>',
      '2:1: what moves has no transform or opacity: put a g around it',
    ],
    ['text', '<g>Hello</g>', '2:4: text is not drawn'],
    ['a stray end', '</g>', '2:1: g is not open here'],
    ['an end that is missing', '<g>', '3:1: svg is not open here'],
    ['what is no XML', '<circle r=1/>', '2:1: can not be read'],
    [
      'a single quote',
      "<circle r='1'/>",
      '2:1: can not be read: put attributes in double quotes, and leave out a DOCTYPE',
    ],
    ['too many bytes', `<path d="M0 0${'h1v1'.repeat(250)}"/>`, '1:1: draws 1'],
  ])('%s is named by file, line and column, and the drawing left out', (_, shapes, expected) => {
    writeFileSync(join(folder, 'wombat.svg'), svg(shapes));
    expect(told()[0]).toMatch(`wombat.svg:${expected}`);
    expect(readMotifs(folder).motifs.has('wombat')).toBe(false);
  });

  it('may be the view', () => {
    writeFileSync(join(folder, 'wombat.svg'), svg('', '0 0 24 24'));
    expect(told()).toEqual([`wombat.svg:1:1: is no svg with the viewBox ${CENTRE} or ${HORIZON}`]);
  });

  it.each([
    ['Wombat_1', 'is no name of a drawing, such as lampPost or horse-2'],
    ['cat', 'is drawn by code, too'],
    ['horse-5', 'needs a drawing horse-4 before it'],
  ])('may be the name of a file: %s', (name, expected) => {
    writeFileSync(join(folder, `${name}.svg`), svg(''));
    expect(told()).toEqual([`${name}.svg:1:1: ${expected}`]);
  });

  it('may be in the words or the pools', () => {
    writeFileSync(
      join(folder, 'words.json'),
      '[\n  { "words": "quokka" },\n  { "motif": "quokka", "words": "Quokka" }\n]\n',
    );
    const pools = readFileSync(join(folder, 'pools.json'), 'utf8');
    writeFileSync(join(folder, 'pools.json'), pools.replace('"rabbit"', '"quokka"'));
    expect(told()).toEqual([
      'words.json:3:5: 1.motif: is no motif',
      'words.json:3:24: 1.words: is no words in small letters without accents, with commas between them',
      expect.stringMatching(/^pools\.json:4:5: cartoon\.1: is no motif$/),
    ]);
  });
});
