import { portraitPalettes } from '#/lib/sheets.ts';
import { advance, graphemes } from './advance.ts';
import { scallop } from './ground.ts';
import { hash, noise } from './hash.ts';
import { drawingOf, type MotifChoice } from './motifs.ts';
import { type Palette, pickPalette } from './palettes.ts';
import { cleanText, lettering, nativeOf, type Script, scriptOf } from './script.ts';
import { signOf } from './signs.ts';
import type { PersonForArt } from './subject.ts';
import { cuspedArch, escapeText, fan, group, num, path, rhombus, sky, svgDocument } from './svg.ts';
import { blend, clearer, contrast, type Tones } from './tone.ts';

const WIDTH = 200;
const HEIGHT = 300;
const CENTRE = WIDTH / 2;
const SILL = 232;
/** Foot of the niches, under the deepest bite of the sill's edge. */
const FOOT = SILL + 5;
/** Maximum width of the initials inside the inner niche. */
const NICHE_WIDTH = 128;

/** Opacity with which the filling covers the niche. */
export const FILLING_SHARE = 0.3;
/** Contrast ratio from which large initials are readable. */
const READABLE = 3.7;

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Returns the first letter or digit of a word, skipping quotes and brackets. Returns the word's
 * first character if it has neither.
 */
function initial(word: string): string {
  const all = graphemes(word);
  const first = all.find((grapheme) => letterOrDigit.test(grapheme)) ?? all[0] ?? '';
  // A sequence of joined emoji has no maximum length.
  return Array.from(first).slice(0, 10).join('');
}

/**
 * Returns the first characters of the first and last name: one for a single name, none for an empty
 * name.
 */
export function initialsOf(name: string): string[] {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const telling = words.filter((word) => letterOrDigit.test(word));
  const used = telling.length > 0 ? telling : words;
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return [];
  return used.length > 1 ? [initial(first), initial(last)] : [initial(first)];
}

/**
 * Returns the colours of the initials and of the niche's filling. The initials are readable on the
 * niche with its filling.
 */
export function sitterTones({ skyLow, spark, ground, text }: Palette) {
  const ink = clearer(ground, text, spark);
  const readable = contrast(ink, blend(spark, skyLow, FILLING_SHARE)) >= READABLE;
  return { ink, filling: readable ? skyLow : ink === text ? ground : text };
}

/** Draws the filling of the niche behind the initials: nothing, a fan or a half-dome. */
function drawFilling(which: number, colour: string): string {
  if (which === 0) return '';
  const shape =
    which === 1
      ? `<g transform="translate(${CENTRE} ${FOOT})scale(72 128)">${path(colour, fan(24, 0.5, 1, 1))}</g>`
      : path(colour, `M28 ${FOOT}v-52a72 72 0 0 1 144 0v52z`);
  return `<g opacity="${FILLING_SHARE}">${shape}</g>`;
}

/** How much higher initials stand above what is under them, and their share of the size that they have alone. */
type Lifted = { lift: number; share: number };
const ALONE: Lifted = { lift: 0, share: 1 };
/** Where the sign of a department stands: its y and its unit. */
const SIGN = { y: 205, unit: 15, lift: 38, share: 0.88 };
/** The same of a motif, whose horizon is the sill. What would reach over the initials or the niche is cut off. */
const MOTIF = { y: 203, unit: 19, lift: 42, share: 0.88, top: 168 };

/** Returns tones in which a motif is readable on the niche: in the ink of the initials, with one other colour. */
function motifTones(palette: Palette): Tones {
  const { spark: backing } = palette;
  const { ink } = sitterTones(palette);
  const least = (colour: string) => Math.min(contrast(colour, backing), contrast(colour, ink));
  const [detail = ink] = [palette.skyTop, palette.skyLow, palette.motif, palette.text].sort(
    (a, b) => least(b) - least(a),
  );
  return {
    skyTop: backing,
    skyLow: backing,
    motif: ink,
    spark: detail,
    ground: ink,
    text: ink,
    onGround: backing,
    onMotif: backing,
    onDisc: ink,
  };
}

function drawMotif(motif: MotifChoice, palette: Palette, h: number): string {
  const { y, unit, top } = MOTIF;
  const frame = { width: WIDTH, horizon: SILL, x: CENTRE, y, unit, tones: motifTones(palette) };
  return (
    `<clipPath id="n"><path d="M28 ${top}h144v${FOOT - top}H28z"/></clipPath>` +
    `<g clip-path="url(#n)">${drawingOf(motif)({ ...frame, noise: (i) => noise(h, i) })}</g>`
  );
}

function letters(
  initials: string[],
  script: Script,
  colour: string,
  { lift, share }: Lifted,
): string {
  const latin = script === 'latin';
  const text = initials.join(latin ? '' : ' ').toUpperCase();
  const wanted = {
    latin: initials.length > 1 ? 78 : 92,
    nastaliq: 58,
    devanagari: 66,
    gurmukhi: 66,
    bengali: 66,
  }[script];
  const width = advance(text, script);
  const size = Math.min(wanted, NICHE_WIDTH / width) * share;
  // A high stroke of Nastaliq would reach the narrow top of the niche.
  const y = SILL - (script === 'nastaliq' ? (lift > 0 ? 40 : 48) : 26) - lift;
  const forced = latin
    ? ` textLength="${num(width * size)}" lengthAdjust="spacingAndGlyphs" font-stretch="condensed"`
    : ` xml:lang="${lettering[script].lang}"${script === 'nastaliq' ? ' direction="rtl"' : ''}`;
  return (
    `<text x="${CENTRE}" y="${y}" text-anchor="middle" font-size="${num(size)}" font-weight="700"` +
    ` font-family="${lettering[script].faces}" fill="${colour}"${forced}>${escapeText(text)}</text>`
  );
}

/**
 * Draws the portrait of a person who has no photograph. It is a jharokha, the window in which court
 * painters sat their subjects, with the person's initials in it, and under them the motif that an editor
 * names, or the sign of the department, never guessed. It never shows a faceless figure.
 */
export function drawPortrait(person: PersonForArt): string {
  const name = cleanText(person.name);
  const native = nativeOf(person);
  const shown = native?.text ?? name;
  const script = native?.script ?? scriptOf(name);
  const initials = initialsOf(shown);

  const h = hash(person.name);
  const palette = pickPalette(portraitPalettes, h);
  const { ink } = sitterTones(palette);
  const filling = (h >>> 5) % 3;
  if (initials.length === 0) return drawNiche(palette, filling);
  if (person.motif !== undefined) {
    const sitter = letters(initials, script, ink, MOTIF);
    return drawNiche(palette, filling, sitter + drawMotif(person.motif, palette, h));
  }
  const sign = signOf(person.department)?.(ink, palette.spark);
  const sitter = letters(initials, script, ink, sign === undefined ? ALONE : SIGN);
  const under = sign === undefined ? '' : group(CENTRE, SIGN.y, SIGN.unit, sign);
  return drawNiche(palette, filling, sitter + under);
}

/** Draws a jharokha with a sitter in it; with a rhombus where there is none. */
export function drawNiche(palette: Palette, filling: number, sitter?: string): string {
  const { skyTop, skyLow, spark, ground, text } = palette;
  const tones = sitterTones(palette);
  return svgDocument(
    { width: WIDTH, height: HEIGHT, drawnWidth: 185, drawnHeight: 278 },
    sky(skyTop, skyLow, WIDTH, HEIGHT) +
      path(ground, cuspedArch(CENTRE, 66, 88, FOOT)) +
      path(spark, cuspedArch(CENTRE, 82, 72, FOOT)) +
      drawFilling(filling, tones.filling) +
      (sitter ?? path(tones.ink, rhombus(CENTRE, 172, 26))) +
      path(ground, scallop(WIDTH, HEIGHT, SILL)) +
      path(
        text,
        rhombus(CENTRE, 268, 6, 7.5) + rhombus(76, 268, 3.4, 4.2) + rhombus(124, 268, 3.4, 4.2),
      ),
  );
}
