import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'sass';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../styles');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** Style sheets of pages, each with its limit in bytes of Brotli. */
const bounds = {
  site: 2160,
  home: 950,
  late: 4600,
  'search-page': 2500,
  empty: 400,
  listing: 1130,
  chosen: 700,
  editors: 800,
  detail: 2520,
  person: 2500,
  watch: 2500,
  film: 300,
  feed: 2500,
  offline: 2000,
  splash: 2500,
  lost: 1000,
  urdu: 850,
  north: 700,
  contract: 2700,
  watchlist: 800,
  'watchlist-page': 900,
};
type Entry = keyof typeof bounds;
const entries = Object.keys(bounds) as Entry[];

const physical =
  /(margin|padding|border)-(left|right|top|bottom)|[\s;{](left|right|top|bottom)\s*:|(float|text-align):\s*(left|right)/g;

type Built = { css: string; warnings: string[] };
const built = new Map<Entry, Built>();

/** Compiles a sheet, each once: several tests look at it. */
function build(entry: Entry): Built {
  const known = built.get(entry);
  if (known) return known;
  const warnings: string[] = [];
  const logger = { warn: (message: string) => void warnings.push(message) };
  const { css } = compile(join(folder, `${entry}.scss`), { style: 'compressed', logger });
  const now = { css, warnings };
  built.set(entry, now);
  return now;
}

describe('the style sheets', () => {
  test.each(entries)('%s compiles without a warning', (entry) => {
    expect(build(entry).warnings).toEqual([]);
  });

  test.each(entries)('%s stays within its limit', (entry) => {
    expect(brotliCompressSync(build(entry).css).length).toBeLessThanOrEqual(bounds[entry]);
  });

  test.each(entries)('%s changes its layout at widths in em, as its sizes are in rem', (entry) => {
    const queries = build(entry).css.match(/@media[^{]*/g) ?? [];
    expect(queries.filter((query) => /\d(px|rem)/.test(query))).toEqual([]);
  });

  test('every sheet in the folder has a limit', () => {
    const found = readdirSync(folder).filter((file) => /^[^_].*\.scss$/.test(file));
    expect(found.sort()).toEqual(entries.map((entry) => `${entry}.scss`).sort());
  });

  test.each(sources)('$file names no physical side', ({ text }) => {
    expect(withoutComments(text).match(physical) ?? []).toEqual([]);
  });

  test.each(sources)('$file does not use @import', ({ text }) => {
    expect(text).not.toMatch(/@import/);
  });

  test.each(entries)('%s moves nothing for those who prefer reduced motion', (entry) => {
    const { css } = build(entry);
    const still = withoutMotion(css).match(/[{;](animation|transition|scroll-behavior)[^;}]*/g);
    // What only shows or hides does not move.
    const shows = css.matchAll(/@keyframes (\w+)\{(?:\w+\{visibility:\w+\})+\}/g);
    const allowed = [...shows].map(([, name]) => new RegExp(`^.animation:${name} [^,]+$`));
    const moving = still?.filter((one) => !allowed.some((showing) => showing.test(one))) ?? [];
    expect(moving).toEqual([]);
  });
});

describe('the contrasts of the colours', () => {
  const { css } = build('site');
  const root = tokens(css, ':root');
  const themes = {
    light: root,
    'dark by choice': { ...root, ...tokens(css, ':root[data-theme=dark]') },
    'dark by the system': { ...root, ...tokens(css, ':root:not([data-theme=light])') },
    'the stage': { ...root, ...tokens(build('home').css, '.stage') },
  };
  const grounds = ['bg', 'surface', 'raised'];
  const text = ['ink', 'ink2', 'link', 'error'];
  const signs = ['gem', 'control', 'focus'];
  const named = Object.entries(themes).map(([name, theme]) => ({ name, theme }));

  test.each(named)('text is legible on every ground in $name', ({ theme }) => {
    expect(tooClose(theme, text, grounds, 4.5)).toEqual([]);
    expect(tooClose(theme, ['onfill'], ['fill'], 4.5)).toEqual([]);
  });

  test.each(named)('signs and focus stand out on every ground in $name', ({ theme }) => {
    expect(tooClose(theme, signs, grounds, 3)).toEqual([]);
  });

  test('the dark theme has the same colours by choice and by the system', () => {
    expect(themes['dark by the system']).toEqual(themes['dark by choice']);
  });

  test('text, signs and focus on the stage are legible over a white poster under its scrim', () => {
    const { css: late } = build('late');
    const { filter = '' } = declarations(late, '.wash');
    const [, light = ''] = /^brightness\((\d+)%\)$/.exec(filter) ?? [];
    const poster = `#${Math.round(2.55 * Number(light))
      .toString(16)
      .padStart(2, '0')
      .repeat(3)}`;
    const lit = tokens(late, '.stage:has(li:is(:hover,:focus-within)>.wash)');
    expect(lit).toEqual({ ink2: 'var(--ink)', control: 'var(--ink)' });
    const stage: Record<string, string> = { ...themes['the stage'], poster };
    expect(tooClose(stage, ['ink'], ['poster'], 4.5)).toEqual([]);
    expect(tooClose(stage, ['fill', 'gem', 'focus'], ['poster'], 3)).toEqual([]);
  });

  test.each([
    ['.ring-arc', 'stroke', 4.5],
    ['.ring-ok', 'stroke', 4.5],
    ['.ring-bad', 'stroke', 4.5],
    ['.ring text', 'fill', 4.5],
  ])('%s stands out on the night of the ring', (selector, property, least) => {
    const colour = declarations(css, selector)[property] ?? '';
    expect(contrast(colour, '#0b0a09')).toBeGreaterThanOrEqual(least);
    expect(root.night).toBe('#0b0a09');
  });

  test('the unlit bulbs stand out on the night of the ring', () => {
    const { 'background-image': image = '' } = declarations(build('late').css, '.ring');
    const [, bulbs = ''] = /stroke='%23([0-9a-f]{6})'/.exec(image) ?? [];
    expect(contrast(`#${bulbs}`, '#0b0a09')).toBeGreaterThanOrEqual(3);
    expect(declarations(css, '.ring').background).toBe('var(--night)');
  });
});

function withoutComments(scss: string): string {
  return scss.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
}

/** Returns the sheet without the blocks that apply only when motion is welcome. */
function withoutMotion(css: string): string {
  const mark = /@media[^{]*prefers-reduced-motion: no-preference[^{]*\{/;
  let rest = css;
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    let end = found.index + found[0].length;
    for (let depth = 1; depth > 0; end += 1) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
    }
    rest = rest.slice(0, found.index) + rest.slice(end);
  }
  return rest;
}

/**
 * Returns the declarations of the rules with exactly this selector. Of two for one property, the
 * later wins.
 */
function declarations(css: string, selector: string): Record<string, string> {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const own = [...rules].filter(([, found]) => found === selector);
  const lines = own.flatMap(([, , body]) => body?.split(';') ?? []);
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}

/**
 * Returns the custom properties of a rule, by their names without dashes. Those of `:root` are the
 * light theme.
 */
function tokens(css: string, selector: string): Record<string, string> {
  const found = Object.entries(declarations(css, selector));
  expect(found, `a rule for ${selector}`).not.toEqual([]);
  return Object.fromEntries(
    found.filter(([name]) => name.startsWith('--')).map(([name, value]) => [name.slice(2), value]),
  );
}

/** Returns the pairs of tokens whose contrast is less than `least`. */
function tooClose(theme: Record<string, string>, front: string[], back: string[], least: number) {
  return front
    .flatMap((one) => back.map((other) => [one, other] as const))
    .map(([one, other]) => ({ one, other, ratio: contrast(theme[one] ?? '', theme[other] ?? '') }))
    .filter(({ ratio }) => !(ratio >= least));
}

/** Returns the WCAG 2 contrast of two hex colours. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return Number.NaN;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
