/** What is shown of a page while the site can not be reached: the kept page, or that there is none. */
import { languageOf, prefixOf } from '../contract/language.ts';
import { OFFLINE } from '../paths.ts';
import { allKept, type Kept } from './kept.ts';

/** Parameters that change what is open on a page, and not its content. */
const OPENED = ['play', 't'];
const MINUTE = 60_000;
/** Units of an age, with the minutes that each has. */
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Resolves to the page at an address as it was kept, with its age, or to one that lists what is kept. */
export async function shown(path: string): Promise<Response> {
  const all = await allKept();
  const language = languageOf(path);
  const instead = await caches.match(prefixOf(language) + OFFLINE);
  if (!instead) return Response.error();
  const texts = await instead.text();
  const plain = withoutOpened(path);
  const page = all.find((one) => one.path === path) ?? all.find((one) => one.path === plain);
  const kept = page && (await pageIn(page));
  if (!kept) return answer(instead, texts.replace('<ul></ul>', await listOf(all)), 503);
  // A clip is whole, and has no room for a line.
  if (page.isClip) return kept;
  const [, line = ''] = /<template>(.*?)<\/template>/s.exec(texts) ?? [];
  const aged = `${line.replace('{age}', ageOf(page, language))}<main`;
  return answer(kept, (await kept.text()).replace('<main', aged), 200);
}

/** Returns a page with other HTML. The policy in its headers is that of its own scripts and styles. */
function answer({ headers }: Response, html: string, status: number): Response {
  return new Response(html, { headers, status });
}

function withoutOpened(path: string): string {
  const url = new URL(path, location.origin);
  for (const name of OPENED) url.searchParams.delete(name);
  return url.pathname + url.search;
}

function pageIn({ name, path }: Kept): Promise<Response | undefined> {
  return caches.match(path, { cacheName: name });
}

/** Returns when a page was kept, in words: 3 hours ago. */
function ageOf({ at }: Kept, language: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - at) / MINUTE));
  const [unit, length] = UNITS.find(([, least]) => minutes >= least) ?? ['minute', 1];
  return new Intl.RelativeTimeFormat(language).format(-Math.round(minutes / length), unit);
}

/** Returns the list of links to what is kept, by titles without the site's name. */
async function listOf(all: Kept[]): Promise<string> {
  const links = await Promise.all(
    all.map(async (one) => {
      const html = await (await pageIn(one))?.text();
      const [, title] = /<title>(.*?)( · [^·]*)?<\/title>/.exec(html ?? '') ?? [];
      const { path } = one;
      return title && `<li><a href="${path}" lang="${languageOf(path)}" dir="auto">${title}</a>`;
    }),
  );
  return `<ul>${links.join('')}</ul>`;
}
