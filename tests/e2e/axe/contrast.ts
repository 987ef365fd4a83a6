/**
 * Our own check of texts whose contrast axe does not know: those over pictures, gradients and what
 * pseudo-elements draw. The page is shot without its letters, once with every picture black and
 * once with every picture white, because any picture lies between them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, JSHandle, Page } from '@playwright/test';
import { areaOf, type Shot, shoot, worstContrast } from './pixels.ts';
import { reveal } from './reveal.ts';
import { dress, inUse, readTexts, sayHidden, type Text } from './texts.ts';

/**
 * Parts of the page that are far down are drawn too, rows stay where they are scrolled to, and the
 * page's foot can be scrolled out from under the offer, which a visitor can close.
 */
const STILL = `
  * {
    content-visibility: visible !important;
    scroll-snap-type: none !important;
  }
  body { padding-block-end: 6rem !important }`;
/** The colour of every letter, and of every picture. */
const rules = (letters: string, pictures: string) => `${STILL}
  *, ::placeholder {
    -webkit-text-fill-color: ${letters} !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  :is(text, tspan) { fill: ${letters} !important }
  img {
    object-position: -9999px -9999px !important;
    background: ${pictures} !important;
  }`;

/** Resolves to what is wrong with the contrast of texts. Each has to show when it is scrolled to. */
export async function illegibleTexts(page: Page, texts: JSHandle<Element[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(dress, STILL);
  const faults: string[] = [];
  let open = await texts.evaluate(inUse);
  while (open[0] !== undefined) {
    const [first] = open;
    // At the start of a list, a header may lie over it.
    for (const block of ['start', 'end'] as const) {
      await texts.evaluate(reveal, { indexes: open, block });
      const seen = (await judge(page, session, texts, open)).filter(isSeen);
      faults.push(...seen.filter(isFault).map(sayFault));
      open = open.filter((index) => !seen.some((text) => text.index === index));
      if (open[0] !== first) break;
    }
    if (open[0] === first) {
      faults.push(...(await texts.evaluate(sayHidden, first)));
      open = open.slice(1);
    }
  }
  await page.evaluate(dress, '');
  await session.detach();
  return faults;
}

/** A contrast is null if no letter shows, and not a number if the text does not stand still. */
type Judged = Text & { contrast: number | null };

const isSeen = (text: Judged): text is Text & { contrast: number } => text.contrast !== null;
const isFault = ({ contrast, least }: Judged) => contrast !== null && !(contrast >= least);
const sayFault = ({ contrast, least, html }: Judged) =>
  Number.isNaN(contrast)
    ? `moves between shots: ${html}`
    : `${contrast?.toFixed(2)} instead of ${least}: ${html}`;

/** How often the page may move between shots. */
const TIMES = 5;

/** Resolves to the texts in view with their contrast. Shots of a page that moves do not count. */
async function judge(
  page: Page,
  session: CDPSession,
  texts: JSHandle<Element[]>,
  open: number[],
): Promise<Judged[]> {
  let read: Text[] = await texts.evaluate(readTexts, open);
  for (let time = 1; ; time += 1) {
    const contrasts = await contrastsOf(page, session, read);
    await page.evaluate(dress, STILL);
    const again = await texts.evaluate(readTexts, open);
    if (isDeepStrictEqual(read, again))
      return read.map((text, place) => ({ ...text, contrast: contrasts[place] ?? null }));
    if (time === TIMES) return read.map((text) => ({ ...text, contrast: Number.NaN }));
    read = again;
  }
}

async function contrastsOf(page: Page, session: CDPSession, texts: Text[]) {
  const area = areaOf(texts);
  if (area === null) return texts.map(() => null);
  const take = async (letters: string, pictures: string): Promise<Shot> => {
    await page.evaluate(dress, rules(letters, pictures));
    return shoot(session, area);
  };
  const grounds = [await take('transparent', '#000')];
  if (texts.some(({ pictured }) => pictured)) grounds.push(await take('transparent', '#fff'));
  const lettered = await take('#f0f', '#000');
  return texts.map((text) => worstContrast(text, grounds, lettered));
}
