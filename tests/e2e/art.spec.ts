/**
 * Measures the lettering of every drawn picture of the catalogue in a real browser, in the tests'
 * own fonts: none may leave its sheet.
 */
import type { Page } from '@playwright/test';
import { filledDb } from '../fixtures/embedded-host.ts';
import { faceRules } from './faces.ts';
import { expect, test } from './fixtures.ts';

/** Edges of the safe width. Sheets are 200 units wide, and titles stand 15 from either side. */
const [LEFT, RIGHT] = [15, 185];
/** Tolerance in units, for the side bearings of letters. */
const LEAN = 2;
/** Factor by which a font that is not measured here may be wider. */
const SPARE = 1.1;

type Line = {
  id: string;
  lang: string;
  text: string;
  /** Where the line begins, or has its middle: the point from which it grows in a wider font. */
  anchor: number;
  left: number;
  right: number;
  /** Whether the drawing forces the line's width, whatever the font. */
  forced: boolean;
};

type Picture = { id: string; svg: string };

/** Number of pictures requested at once. All two thousand would test the machine, not the site. */
const AT_ONCE = 16;

/** Matches a shape: they do not affect where letters stand, and are most of a drawing. */
const SHAPES = /<defs[\s>][\s\S]*?<\/defs>|<(?:path|circle|ellipse)(?: [^>]*)?\/>/g;

async function pictureOf(site: string, id: string): Promise<Picture> {
  // To compress two thousand drawings would take longer than to draw them.
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(`${site}/t/p/w500/${id}.svg`, { headers });
  expect(response.status, id).toBe(200);
  return { id, svg: (await response.text()).replace(SHAPES, '') };
}

/** Returns every drawn picture of the catalogue, as the site draws it. */
async function drawnBy(site: string): Promise<Picture[]> {
  const db = filledDb();
  const ids = db.all<{ id: string }>(
    `SELECT CAST(id AS TEXT) AS id FROM entity UNION SELECT CAST(number AS TEXT) FROM season
     UNION SELECT id FROM episode UNION SELECT id FROM clip`,
  );
  db.close();
  const drawn: Picture[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).map(({ id }) => pictureOf(site, id));
    drawn.push(...(await Promise.all(some)));
  }
  return drawn;
}

/** Makes a page use the tests' fonts, whatever fonts the machine has. */
async function bringFaces(page: Page): Promise<void> {
  await page.addStyleTag({ content: await faceRules() });
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

/**
 * Returns where each line of lettering begins and ends on its sheet, in its own font or in `face`.
 */
function linesOf(page: Page, drawn: Picture[], face: string | null): Promise<Line[]> {
  return page.evaluate(
    ([pictures, family]) => {
      const sheets = pictures.map(({ svg }) => {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const sheet = document.importNode(parsed.documentElement, true);
        for (const part of sheet.querySelectorAll('[font-family]')) {
          if (family !== null) part.setAttribute('font-family', family);
        }
        return sheet;
      });
      document.body.replaceChildren(...sheets);
      return sheets.flatMap((sheet, index) =>
        [...sheet.querySelectorAll('text')].map((line) => {
          if (line.closest('[transform]')) throw new Error('lettering moved by a transform');
          const { x, width } = line.getBBox();
          return {
            id: pictures[index]?.id ?? '',
            lang: line.closest('[*|lang]')?.getAttribute('xml:lang') ?? 'en',
            text: line.textContent,
            anchor: Number(line.getAttribute('x')),
            left: x,
            right: x + width,
            forced: line.hasAttribute('textLength'),
          };
        }),
      );
    },
    [drawn, face] as const,
  );
}

/** Returns the lines that leave the safe width if they are `times` as wide as here. */
function outside(lines: Line[], times: number): Line[] {
  return lines.filter(({ anchor, left, right, forced }) => {
    const grown = forced ? 1 : times;
    return (
      anchor - (anchor - left) * grown < LEFT - LEAN ||
      anchor + (right - anchor) * grown > RIGHT + LEAN
    );
  });
}

test('no lettering leaves the safe width of its sheet, in any script, and each line has a tenth of its width to spare for another font', async ({
  page,
  site,
}) => {
  test.slow();
  const drawn = await drawnBy(site.url);
  await bringFaces(page);
  const lines = await linesOf(page, drawn, null);
  expect(lines.length).toBeGreaterThan(1000);
  expect(new Set(lines.map(({ lang }) => lang))).toEqual(new Set(['en', 'ur', 'hi', 'pa', 'bn']));
  expect(outside(lines, 1)).toEqual([]);
  expect(outside(lines, SPARE)).toEqual([]);
  const inUrdu = drawn.filter(({ svg }) => svg.includes('xml:lang="ur"'));
  const inNaskh = await linesOf(page, inUrdu, "'Noto Naskh Arabic'");
  const isUrdu = ({ lang }: Line) => lang === 'ur';
  const urdu = inNaskh.filter(isUrdu);
  expect(urdu).toHaveLength(lines.filter(isUrdu).length);
  expect(outside(urdu, SPARE)).toEqual([]);
});
