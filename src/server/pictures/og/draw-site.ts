/** Draws the picture of the site itself, for pages without a thing of their own. */
import { escapeText, num } from '#/host/posters/svg.ts';
import type { Drawn } from './draw.ts';
import { INK, INK2, LATIN_FACE, nuqta, onStage, siteName, urduName, WIDTH } from './stage.ts';
import { FACES } from './words.ts';

/** Draws the site's name: in four scripts where it is Manzar. */
export function drawSite(name: string): Drawn {
  const middle = WIDTH / 2;
  const own = name === 'Manzar';
  const scripts = own
    ? urduName(middle - 130, 70, 200) +
      `<g fill="${INK2}" font-size="56" font-weight="700">` +
      `<text x="${middle - 40}" y="530" text-anchor="end" xml:lang="hi" font-family="${FACES.devanagari}">मंज़र</text>` +
      `<text x="${middle + 40}" y="530" xml:lang="pa" font-family="${FACES.gurmukhi}">ਮੰਜ਼ਰ</text></g>` +
      nuqta(middle, 512, 11)
    : '';
  const word = own
    ? siteName(name, { x: middle - 271, foot: 430, width: 542, end: false })
    : `<text x="${middle}" y="350" text-anchor="middle" font-family="${LATIN_FACE}" font-weight="700"` +
      ` font-size="${num(Math.min(150, 1800 / name.length))}" fill="${INK}">${escapeText(name)}</text>`;
  return { stage: onStage(scripts + word), posterX: 0 };
}
