/**
 * Our own check of texts whose contrast axe does not know: those over pictures, gradients and what
 * pseudo-elements draw. The page is shot without its letters, once with every picture black and
 * once with every picture white, because any picture lies between them.
 */
import type { CDPSession, JSHandle, Page } from '@playwright/test';
import { areaOf, type Shot, shoot, worstContrast } from './pixels.ts';
import { dress, readTexts, reveal, type Text } from './texts.ts';

/** Parts of the page that are far down are drawn too. */
const WHOLE = '* { content-visibility: visible !important }';
/** The colour of every letter, and of every picture. */
const rules = (letters: string, pictures: string) => `${WHOLE}
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

/**
 * Resolves to the texts with too little contrast. A text that does not show when it is scrolled to
 * has none: that of a slide that is not the feed's present one, or of a line that is cut.
 */
export async function illegibleTexts(page: Page, texts: JSHandle<Element[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  let open: number[] | null = null;
  let revealed = await texts.evaluate(reveal, []);
  while (open === null || open.length > 0) {
    const judged = await judge(page, session, texts, open);
    const hidden = judged.filter(({ contrast }) => contrast === null);
    faults.push(...judged.filter(isFault).map(sayFault));
    open = hidden.map(({ index }) => index).filter((index) => !revealed.includes(index));
    revealed = await texts.evaluate(reveal, open);
  }
  await page.evaluate(dress, '');
  await session.detach();
  return faults;
}

type Judged = Text & { contrast: number | null };

const isFault = ({ contrast, least }: Judged) => contrast !== null && contrast < least;
const sayFault = ({ contrast, least, html }: Judged) =>
  `${contrast?.toFixed(2)} instead of ${least}: ${html}`;

/** How often a fault has to be seen. A page that moves between two shots shows faults of its own. */
const TIMES = 3;

/** Resolves to some of the texts with their contrast, which is null if no letter shows. */
async function judge(
  page: Page,
  session: CDPSession,
  texts: JSHandle<Element[]>,
  indexes: number[] | null,
): Promise<Judged[]> {
  for (let time = 1; ; time += 1) {
    await page.evaluate(dress, WHOLE);
    const read: Text[] = await texts.evaluate(readTexts, indexes);
    const contrasts = await contrastsOf(page, session, read);
    const judged = read.map((text, place) => ({ ...text, contrast: contrasts[place] ?? null }));
    if (time === TIMES || !judged.some(isFault)) return judged;
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
