/** One tap on a page, after scrolling and a rest. */
import type { Cdp } from './cdp.ts';
import { lookAround, press } from './finger.ts';
import { openTab } from './tab.ts';
import { LINKS, type Touch } from './taps.ts';
import { noteAnswers, noteTitle } from './touches.ts';

const asText = (script: () => void) => `(${script})()`;

export type Arrival = { took: number; prerendered: boolean };

/**
 * Returns the milliseconds from the release of a tap to the first paint of the heading of the page
 * that it opens (Infinity if none was painted), and whether that page was prerendered.
 */
export async function tapToTitle(cdp: Cdp, site: string, name: string): Promise<Arrival> {
  const link = LINKS[name];
  if (!link) throw new Error(`no such link: ${name}`);
  const tab = await openTab(cdp, asText(noteTitle));
  try {
    await tab.go(site + link.page);
    const released = await press(tab, await lookAround(tab, link.on));
    const shown = "!document.prerendering && location.pathname.startsWith('";
    const page = await tab.until(`${shown}${link.to}') && titleAt > 0`);
    if (page === null) return { took: Number.POSITIVE_INFINITY, prerendered: false };
    const navigation = "performance.getEntriesByType('navigation')[0]";
    const status = await tab.read<number>(`${navigation}.responseStatus`, page);
    if (status !== 200) throw new Error(`${name} leads to an answer of ${status}`);
    return await tab.read<Arrival>(
      `({ took: titleAt - ${released}, prerendered: ${navigation}.activationStart > 0 })`,
      page,
    );
  } finally {
    await tab.close();
  }
}

/**
 * Measures the first touch of a page. Returns the milliseconds to the first and to the last
 * response; Infinity if there was none.
 */
export async function touch(
  cdp: Cdp,
  site: string,
  { page, on, first, last, event, screen }: Touch,
): Promise<{ first: number; last: number }> {
  const tab = await openTab(cdp, asText(noteAnswers), screen);
  try {
    await tab.go(site + page);
    const at = await lookAround(tab, on);
    const expected = { first, ...(event === undefined && { last: last ?? first }) };
    for (const [name, holds] of Object.entries(expected)) {
      await tab.read(`expectAfterTouch('${name}', ${JSON.stringify(holds)})`);
    }
    if (event !== undefined) await tab.read(`expectEventAfterTouch('last', '${event}')`);
    await press(tab, at);
    await tab.until("'last' in answered", 10_000);
    const answered = await tab.read<Record<string, number>>('answered');
    return {
      first: answered.first ?? Number.POSITIVE_INFINITY,
      last: answered.last ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await tab.close();
  }
}
