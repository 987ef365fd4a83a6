/** What is shown of a page while the site can not be reached: the kept page, or that there is none. */
import { languageOf, prefixOf } from '#/contract/language.ts';
import { OFFLINE } from '#/site/paths.ts';
import { allKept, type Kept } from './kept.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Resolves to the page at an address as it was kept, with its age, or to one that lists what is kept. */
export async function shown(path: string): Promise<Response> {
  const all = await allKept();
  const language = languageOf(path);
  // Where a browser has emptied its caches, this rejects, and the browser shows its own page.
  const instead = (await caches.match(prefixOf(language) + OFFLINE)) as Response;
  const texts = await instead.text();
  for (const page of all) {
    // A worker that was ended while it kept a page leaves a cache without it.
    const kept = page.path === path && (await pageIn(page));
    if (!kept) continue;
    // A clip is whole, and has no room for a line.
    if (page.isClip) return kept;
    const [, line = ''] = /<template>(.*?)<\/template>/s.exec(texts) ?? [];
    const aged = `${line.replace('{age}', ageOf(page, language))}<main`;
    return answer(kept, (await kept.text()).replace('<main', aged), 200);
  }
  const list = await listOf(all);
  // A title may have the signs that a replacement has a meaning for.
  return answer(
    instead,
    texts.replace('<ul></ul>', () => `<ul>${list}</ul>`),
    503,
  );
}

/** Returns a page with other HTML. The policy in its headers is that of its own scripts and styles. */
function answer({ headers }: Response, html: string, status: number): Response {
  return new Response(html, { headers, status });
}

function pageIn({ name, path }: Kept): Promise<Response | undefined> {
  return caches.match(path, { cacheName: name });
}

/** Returns when a page was kept, in words: 3 hours ago. */
function ageOf({ at }: Kept, language: string): string {
  // The clock may have run ahead when it was kept.
  const minutes = Math.max(0, Math.ceil((Date.now() - at) / MINUTE));
  const [unit, length] =
    minutes < HOUR
      ? (['minute', 1] as const)
      : minutes < DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  return new Intl.RelativeTimeFormat(language).format(-Math.round(minutes / length), unit);
}

/** Returns the list of links to what is kept, by titles without the site's name. */
async function listOf(all: Kept[]): Promise<string> {
  let list = '';
  for (const page of all) {
    const html = `${await (await pageIn(page))?.text()}`;
    const [, title] = /<title>(.*?)( · [^·]*)?<\/title>/.exec(html) ?? [];
    const { path } = page;
    if (title) list += `<li><a href="${path}" lang="${languageOf(path)}" dir="auto">${title}</a>`;
  }
  return list;
}
