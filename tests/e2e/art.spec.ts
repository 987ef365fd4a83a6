/** No lettering leaves its sheet: every drawn picture of the catalogue, measured in a real browser. */
import type { Page } from '@playwright/test';
import { filledDb } from '../fixtures/embedded-host.ts';
import { expect, test } from './fixtures.ts';

/** Sheets are 200 wide, and titles stand 15 from either side. */
const [LEFT, RIGHT] = [15, 185];
/** By so much lettering may lean over: letters' own bearings, and wide faces in place of missing ones. */
const [OWN_LEAN, OTHER_LEAN] = [2, 10];

type Line = { id: string; lang: string; text: string; left: number; right: number };

/** Every poster and portrait of the catalogue, as the site draws it. */
async function drawnBy(site: string): Promise<{ id: string; svg: string }[]> {
  const db = filledDb();
  const ids = db.all<{ id: string }>(
    `SELECT CAST(id AS TEXT) AS id FROM entity UNION SELECT CAST(number AS TEXT) FROM season
     UNION SELECT id FROM episode UNION SELECT id FROM clip`,
  );
  db.close();
  return Promise.all(
    ids.map(async ({ id }) => {
      const response = await fetch(`${site}/t/p/w500/${id}.svg`);
      expect(response.status, id).toBe(200);
      return { id, svg: await response.text() };
    }),
  );
}

/** Where each line of lettering begins and ends on its sheet, in its own face or in another. */
function linesOf(
  page: Page,
  drawn: { id: string; svg: string }[],
  face: string | null,
): Promise<Line[]> {
  return page.evaluate(
    ([pictures, family]) => {
      const sheets = pictures.map(({ svg }) => {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const sheet = document.importNode(parsed.documentElement, true);
        // What is painted has no say in where letters stand.
        for (const shape of sheet.querySelectorAll('defs, path, circle, ellipse')) shape.remove();
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
            left: x,
            right: x + width,
          };
        }),
      );
    },
    [drawn, face] as const,
  );
}

function outside(lines: Line[], lean: number): Line[] {
  return lines.filter(({ left, right }) => left < LEFT - lean || right > RIGHT + lean);
}

test('no title, label or initial leaves the safe width of its sheet, in any of its scripts', async ({
  page,
  site,
}) => {
  const lines = await linesOf(page, await drawnBy(site.url), null);
  expect(lines.length).toBeGreaterThan(1000);
  expect(new Set(lines.map(({ lang }) => lang))).toEqual(new Set(['en', 'ur', 'hi', 'pa']));
  expect(outside(lines, OWN_LEAN)).toEqual([]);
});

test('no lettering leaves its sheet where its faces are missing and wide ones stand in', async ({
  page,
  site,
}) => {
  const drawn = await drawnBy(site.url);
  for (const face of ['DejaVu Sans', 'Noto Sans', 'monospace']) {
    expect(outside(await linesOf(page, drawn, face), OTHER_LEAN), face).toEqual([]);
  }
});
