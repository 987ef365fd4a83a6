/** What is shown while the site can not be reached: the saved page, or the list of saved pages. */
import { languageOf, prefixOf } from '#/contract/language.ts';
import { OFFLINE } from '#/site/paths.ts';
import { type SavedPage, savedPages } from './offline-pages.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Resolves to the saved page at an address, with its age, or to one that lists the saved pages. */
export async function shown(path: string): Promise<Response> {
  const all = await savedPages();
  const language = languageOf(path);
  // If the browser has emptied its caches, this rejects, and the browser shows its own page.
  const instead = (await caches.match(prefixOf(language) + OFFLINE)) as Response;
  const texts = await instead.text();
  for (const page of all) {
    // A worker that was stopped while it saved a page leaves a cache without it.
    const saved = page.path === path && (await pageIn(page));
    if (!saved) continue;
    // The page of a clip has no room for the line.
    if (page.isClip) return saved;
    const [, line = ''] = /<template>(.*?)<\/template>/s.exec(texts) ?? [];
    const aged = `${line.replace('{age}', ageOf(page, language))}<main`;
    return answer(saved, (await saved.text()).replace('<main', aged), 200);
  }
  const list = await listOf(all);
  // A title may contain `$&`, which a replacement text would expand.
  return answer(
    instead,
    texts.replace('<ul></ul>', () => `<ul>${list}</ul>`),
    503,
  );
}

/** Returns a page with other HTML. Its headers stay, because its policy has the hashes of its scripts and styles. */
function answer({ headers }: Response, html: string, status: number): Response {
  return new Response(html, { headers, status });
}

function pageIn({ name, path }: SavedPage): Promise<Response | undefined> {
  return caches.match(path, { cacheName: name });
}

/** Returns when a page was saved, in words: 3 hours ago. */
function ageOf({ at }: SavedPage, language: string): string {
  // The clock may have been ahead when it was saved.
  const minutes = Math.max(0, Math.ceil((Date.now() - at) / MINUTE));
  const [unit, length] =
    minutes < HOUR
      ? (['minute', 1] as const)
      : minutes < DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  return new Intl.RelativeTimeFormat(language).format(-Math.round(minutes / length), unit);
}

/** Returns the list of links to the saved pages, with their titles without the site's name. */
async function listOf(all: SavedPage[]): Promise<string> {
  let list = '';
  for (const page of all) {
    const html = `${await (await pageIn(page))?.text()}`;
    const [, title] = /<title>(.*?)( · [^·]*)?<\/title>/.exec(html) ?? [];
    const { path } = page;
    if (title) list += `<li><a href="${path}" lang="${languageOf(path)}" dir="auto">${title}</a>`;
  }
  return list;
}
