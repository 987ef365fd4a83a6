/** No lettering leaves its sheet: every drawn picture of the catalogue, measured in a real browser. */
import type { Page } from '@playwright/test';
import { filledDb } from '../fixtures/embedded-host.ts';
import { expect, test } from './fixtures.ts';

type Drawn = { name: string; svg: string };
type Line = { name: string; text: string; family: string; left: number; right: number };

/** The ids of everything that has a picture. */
function pictured(): string[] {
  const db = filledDb();
  const ids = db.all<{ id: string }>(
    `SELECT CAST(id AS TEXT) AS id FROM entity UNION SELECT CAST(number AS TEXT) FROM season
     UNION SELECT id FROM episode UNION SELECT id FROM clip`,
  );
  db.close();
  return ids.map(({ id }) => id);
}

async function drawnBy(site: string): Promise<Drawn[]> {
  return Promise.all(
    pictured().map(async (id) => {
      const response = await fetch(`${site}/t/p/w500/${id}.svg`);
      expect(response.status, id).toBe(200);
      return { name: id, svg: await response.text() };
    }),
  );
}

/** Where each line of lettering begins and ends on its sheet, in its own face or in another. */
function linesOf(page: Page, drawn: Drawn[], face: string | null): Promise<Line[]> {
  return page.evaluate(
    ([pictures, family]) => {
      const sheets = pictures.map(({ svg }) => {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const sheet = document.importNode(parsed.documentElement, true);
        for (const part of family === null ? [] : sheet.querySelectorAll('[font-family]')) {
          part.setAttribute('font-family', family);
        }
        return sheet;
      });
      document.body.replaceChildren(...sheets);
      return sheets.flatMap((sheet, index) =>
        [...sheet.querySelectorAll('text')].map((text) => {
          if (text.closest('[transform]')) throw new Error('lettering is moved by a transform');
          const { x, width } = text.getBBox();
          const lang = text.closest('[*|lang]')?.getAttribute('xml:lang') ?? 'en';
          return { name: pictures[index]?.name ?? '', text: text.textContent, family: lang, left: x, right: x + width };
        }),
      );
    },
    [drawn, face] as const,
  );
}

test('x', async ({page, site}) => {
  const drawn = await drawnBy(site.url);
  console.log(drawn.length);
  for (const f of [null, 'DejaVu Sans', 'Noto Sans', 'DejaVu Serif', 'Noto Kufi Arabic', 'Noto Naskh Arabic', 'Noto Sans Arabic', 'Noto Serif Devanagari', 'Noto Sans Mono']) {
    const t = Date.now();
    const lines = await linesOf(page, drawn, f);
    const out = lines.filter(l => l.left < 14.5 || l.right > 185.5);
    const by: Record<string, number> = {};
    for (const l of lines) by[l.family] = (by[l.family] ?? 0) + 1;
    console.log(f, Date.now()-t, lines.length, JSON.stringify(by), 'out', out.length, JSON.stringify(out.slice(0,12)), 'min', Math.min(...lines.map(l=>l.left)), 'max', Math.max(...lines.map(l=>l.right)));
  }
});
