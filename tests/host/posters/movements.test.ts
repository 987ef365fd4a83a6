/** Posters that move: the styles of the sheets that the site draws. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { motifNames } from '#/host/posters/motifs.ts';
import { drawPoster } from '#/host/posters/poster.ts';
import { drawBackdrop, drawSheet } from '#/host/posters/sheet.ts';
import type { FilmForArt } from '#/host/posters/subject.ts';

const STYLE = /<style>.*<\/style>/;
const styleOf = (svg: string) => STYLE.exec(svg)?.[0] ?? '';

const sheets = motifNames.map((name) => [name, drawSheet(`rani-${name}`) ?? ''] as const);
const moved = sheets.filter(([, svg]) => styleOf(svg) !== '');

const film: FilmForArt = {
  title: 'The Train',
  year: 1950,
  kind: 'feature',
  language: 'en',
  motif: { name: 'train', variant: 3 },
};

describe('a moving poster', () => {
  it('exists for most motifs', () => {
    expect(moved.length).toBeGreaterThan(140);
  });

  it.each(moved)('%s costs some hundred bytes', (_, svg) => {
    expect(styleOf(svg).length).toBeLessThan(600);
  });

  it.each(moved)('%s is at rest within five seconds', (_, svg) => {
    const style = styleOf(svg);
    const delay = Math.max(0, ...[...style.matchAll(/delay:([\d.]+)s/g)].map(([, s]) => Number(s)));
    const lengths = [...style.matchAll(/animation:\w+ ([\d.]+)s [\w-]+( \d+)?/g)];
    expect(lengths.length).toBeGreaterThan(0);
    for (const [, seconds, times = 1] of lengths) {
      expect(Number(seconds) * Number(times) + delay).toBeLessThanOrEqual(5);
    }
  });

  it.each(moved)('%s changes nothing that costs layout', (_, svg) => {
    const frames = [...styleOf(svg).matchAll(/@keyframes \w+\{((?:[^{}]*\{[^{}]*\})*)\}/g)];
    const changed = frames.flatMap(([, all = '']) =>
      [...all.matchAll(/[{;]([\w-]+):/g)].map(([, property]) => property),
    );
    expect(changed.length).toBeGreaterThan(0);
    for (const property of changed) {
      expect(['rotate', 'scale', 'translate', 'opacity', 'animation-timing-function']).toContain(
        property,
      );
    }
  });

  it.each(moved)(
    '%s has every style under its fragment, for visitors who want motion',
    (_, svg) => {
      const style = styleOf(svg).replaceAll(/@keyframes \w+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
      expect(style).toMatch(
        /^<style>@media \(prefers-reduced-motion:no-preference\)\{(?:#m:target \.\w+\{[^{}]*\})+#s:target\{animation:\w+ 1s\}\}<\/style>$/,
      );
      expect(svg).toMatch(/^<svg [^>]* id="m">/);
    },
  );

  it('draws the same still for programs that know no movement, as pictures for sharing do', async () => {
    const poster = drawPoster(film);
    expect(styleOf(poster)).not.toBe('');
    const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
    expect(await pixels(poster)).toEqual(await pixels(poster.replace(STYLE, '')));
  });

  it('has no style where nothing moves, and on backdrops', () => {
    for (const [, svg] of sheets) {
      if (styleOf(svg) === '') expect(svg).not.toMatch(/ class=| id="m"/);
    }
    expect(styleOf(drawBackdrop(film))).toBe('');
  });

  it('takes no style from a title', () => {
    const title = 'A <g class="spin"> title class="spin" of words';
    const motif = { name: 'book', variant: 1 };
    expect(drawPoster({ ...film, title, motif })).not.toContain('<style');
  });
});
