/** Reads the drawing of a motif from an SVG file, and finds what is wrong in the file. */
import type { Frame, Motif } from './frame.ts';
import { isMovement, MOVING_ID } from './movements.ts';
import { group } from './svg.ts';
import type { Tones } from './tone.ts';

/** The reference palette: a sheet has its own tone in the place of each colour. */
export const REFERENCE: Readonly<Record<keyof Tones, string>> = {
  skyTop: '#C9145A',
  skyLow: '#F4627F',
  motif: '#FFE6C9',
  spark: '#FFBE3D',
  ground: '#4B0B33',
  text: '#FFFFFF',
  onGround: '#F2C9A0',
  onMotif: '#7A2A5C',
  onDisc: '#FF8A3D',
};

/** Colours that every sheet shows as they are: calico and thread. */
export const FIXED: readonly string[] = ['#E6BC8E', '#1A1112'];

/** What is wrong at a place of the file. Lines and columns are counted from 1. */
export type WrongPlace = { line: number; column: number; expected: string };
export type MotifFile = { draw: Motif; wrong: WrongPlace[] };

/** Where y is 0: at the motif's centre, or on the horizon. */
type Base = 'y' | 'horizon';
type Refuse = (offset: number, expected: string) => void;

/** The view of a file is a poster's sky, whose lower edge is the horizon. */
const VIEWS: Readonly<Record<string, Base>> = {
  '-1.6 -1.7 3.2 3.2': 'y',
  '-1.6 -3.2 3.2 3.2': 'horizon',
};

/** Most bytes of a drawing, so that a poster with its words stays under 3,000. */
const MOST_BYTES = 1000;
const POSTER = { width: 200, horizon: 216, x: 100, y: 116.6, unit: 62, noise: () => 0 };

const ELEMENTS = new Set('g defs use path circle ellipse rect line polygon polyline'.split(' '));
const MEASURES = new Set(
  [
    'd points transform x y x1 y1 x2 y2 width height cx cy r rx ry opacity fill-opacity fill-rule',
    'stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity',
  ].flatMap((names) => names.split(' ')),
);
const MEASURE = /^[\w\s.,()+-]*$/;
const LINKS: Readonly<Record<string, RegExp>> = {
  // The sheet around the motif has these two.
  id: new RegExp(`^(?!(?:s|${MOVING_ID})$)[\\w-]+$`),
  href: /^#[\w-]+$/,
};
const PAINTS = new Set(['fill', 'stroke']);

/** The shape that only shows how the drawing looks before a sky. */
const SKY = ' id="sky"';

/** What stands for each colour in a drawing: the name of a tone in braces, or the colour. */
const INKS = new Map([
  ...Object.entries(REFERENCE).map(([tone, colour]) => [colour, `{${tone}}`] as const),
  ...FIXED.map((colour) => [colour.toUpperCase(), colour] as const),
  ['NONE', 'none'],
]);

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/(?<closed>[\w:-]+)\s*>|<(?<opened>[\w:-]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<slash>\/?)>|(?<text>[^<]+)/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads a file. What is wrong in it is left out of the drawing. */
export function readMotif(source: string): MotifFile {
  const wrong: WrongPlace[] = [];
  const refuse: Refuse = (offset, expected) => {
    const lines = source.slice(0, offset).split('\n');
    wrong.push({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, expected });
  };
  const open: string[] = [];
  let base: Base = 'y';
  let shapes = '';
  let end = 0;
  for (const { 0: token, index, groups = {} } of source.matchAll(TOKEN)) {
    const { closed, opened, attributes = '', slash, text = '' } = groups;
    end = index + token.length;
    if (closed !== undefined) {
      if (open.pop() !== closed) refuse(index, `${closed} is not open here`);
      if (ELEMENTS.has(closed)) shapes += token;
    } else if (opened === undefined) {
      if (text.trim() !== '' && open.at(-1) !== 'title') refuse(index, 'text is not drawn');
    } else {
      if (open.length === 0) base = baseOf(opened, attributes, index, refuse);
      else if (ELEMENTS.has(opened)) {
        const written = attributesOf(attributes, index + 1 + opened.length, refuse);
        if (/ class=.* (?:transform|opacity)=| (?:transform|opacity)=.* class=/.test(written)) {
          refuse(index, 'what moves has no transform or opacity: put a g around it');
        }
        if (!written.includes(SKY)) shapes += `<${opened}${written}${slash}>`;
      } else if (opened !== 'title') refuse(index, `${opened} is no element of a drawing`);
      if (!slash) open.push(opened);
    }
  }
  if (end < source.length)
    refuse(end, 'can not be read: put attributes in double quotes, and leave out a DOCTYPE');
  else if (open.length > 0) refuse(end, `${open.at(-1)} is not closed`);
  const draw = drawing(base, shapes);
  const bytes = draw({ ...POSTER, tones: REFERENCE }).length;
  if (bytes > MOST_BYTES) refuse(0, `draws ${bytes} bytes; ${MOST_BYTES} are the most`);
  return { draw, wrong };
}

/** Returns where a drawing stands, by the view of its root. */
function baseOf(root: string, attributes: string, offset: number, refuse: Refuse): Base {
  const view = /\sviewBox="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const base = root === 'svg' ? VIEWS[view] : undefined;
  if (!base) refuse(offset, `is no svg with the viewBox ${Object.keys(VIEWS).join(' or ')}`);
  return base ?? 'y';
}

/** Returns the attributes of a shape, with inks in the place of its colours. */
function attributesOf(attributes: string, offset: number, refuse: Refuse): string {
  let written = '';
  for (const { index, 1: name = '', 2: value = '' } of attributes.matchAll(ATTRIBUTE)) {
    const ink = PAINTS.has(name) ? INKS.get(value.toUpperCase()) : undefined;
    const form = MEASURES.has(name) ? MEASURE : LINKS[name];
    if (ink !== undefined) written += ` ${name}="${ink}"`;
    else if (name === 'class' && isMovement(value)) written += ` class="${value}"`;
    else if (name === 'class') refuse(offset + index, `class: ${value} is no movement`);
    else if (PAINTS.has(name)) {
      refuse(offset + index, `${name}: ${value} is no colour of the reference palette`);
    } else if (!form) refuse(offset + index, `${name} is no attribute of a drawing`);
    else if (!form.test(value)) refuse(offset + index, `${name} can not be ${value}`);
    else written += ` ${name}="${value.replaceAll(/\s+/g, ' ')}"`;
  }
  return written;
}

/** A group around all shapes, whose transform becomes that of the drawing. */
const AROUND =
  /^<g transform="(?:translate\(([^ )]+) ([^ )]+)\))?(?:rotate\(([^ )]+)\))?(?:scale\(([^ )]+)\))?">((?:(?!<g[ >]).)*)<\/g>$/;

/** Returns a function that draws shapes in the tones of a sheet. */
function drawing(base: Base, shapes: string): Motif {
  const [, x = 0, y = 0, turn = 0, scale = 1, inner = shapes] = AROUND.exec(shapes) ?? [];
  // Tones stand at odd places.
  const parts = inner.split(/\{(\w+)\}/);
  const inTones = ({ tones }: Frame) =>
    parts.map((part, i) => (i % 2 ? tones[part as keyof Tones] : part)).join('');
  return (frame) =>
    group(
      frame.x + Number(x) * frame.unit,
      frame[base] + Number(y) * frame.unit,
      Number(scale) * frame.unit,
      inTones(frame),
      Number(turn),
    );
}
