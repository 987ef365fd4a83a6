/**
 * The service worker: keeps the pages that were opened last for when the site can not be reached.
 * While it can be reached, everything comes from there.
 */
import { languages, prefixOf } from '#/contract/language.ts';
import { OFFLINE } from '#/site/paths.ts';
import { film } from './film.ts';
import { allKept, drop, keep, keepBeside, OPENED, pathOf } from './kept.ts';
import { FILES, type Opened } from './opened.ts';
import { type Fetching, scope } from './scope.ts';
import { shown } from './shown.ts';

/** Name of the cache of what this build itself shows. */
const OWN = `build ${__BUILD__}`;
/** Pages that are never kept: those that other sites frame, and the contract's. */
const NEVER = /^(\/\w\w)?\/(clips|data|api)\b/;
const GONE = [404, 410];

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(keepOwn());
});

scope.addEventListener('activate', (event) => event.waitUntil(begin()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event));
  else if (request.destination === 'video') event.respondWith(film(request));
  else if (FILES.test(pathname)) event.respondWith(file(event));
});

scope.addEventListener('message', (event) =>
  event.waitUntil(keepOpened(event.data, pathOf(event.source.url))),
);

/** Fetches the pages that say that a page was never opened, each with its style sheet. */
async function keepOwn(): Promise<void> {
  const own = await caches.open(OWN);
  const paths = languages.map((language) => prefixOf(language) + OFFLINE);
  await own.addAll(paths);
  const html = `${await (await own.match(OFFLINE))?.text()}`;
  const [, sheet] = /rel="stylesheet" href="(.*?)"/.exec(html) ?? [];
  if (sheet) await own.add(sheet);
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('build ') && name !== OWN) await caches.delete(name);
  }
  // The page is asked for while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function visit(event: Fetching): Promise<Response> {
  const { request, preloadResponse } = event;
  const path = pathOf(request.url);
  const isPage = request.destination === 'document';
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    // A page that is only fetched in advance says itself when it has been opened.
    const isOpened = isPage && !request.headers.has('sec-purpose');
    // A page that comes with an open player is kept as it is without one.
    const isPlain = request.url.search(OPENED) < 0;
    if (isOpened) event.waitUntil(note(path, isPlain ? answer.clone() : fetch(path)));
    return answer;
  } catch {
    return isPage ? shown(path) : Response.error();
  }
}

/** Keeps a page, or deletes what was kept of one that is gone. */
async function note(path: string, given: Response | Promise<Response>): Promise<void> {
  const answer = await given;
  if (GONE.includes(answer.status)) await drop(path);
  if (NEVER.test(path)) return;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.ok && isPage) await keep(path, answer);
}

/** Resolves to a file of a page: from the site, and from what is kept if the site fails. */
async function file(event: Fetching): Promise<Response> {
  const { url } = event.request;
  const stored = () => caches.match(url, { ignoreVary: true });
  try {
    const answer = await fetch(event.request);
    // A page of the build before asks for scripts that the site has no more.
    if (!answer.ok && url.includes('/_astro/')) return (await stored()) ?? answer;
    event.waitUntil(noteFile(event.clientId, url, answer.clone()));
    return answer;
  } catch {
    return (await stored()) ?? Response.error();
  }
}

async function noteFile(clientId: string, url: string, answer: Response): Promise<void> {
  if (GONE.includes(answer.status)) await drop(url);
  const client = answer.ok && (await scope.clients.get(clientId));
  if (client) await keepBeside(pathOf(client.url), url, answer);
}

/**
 * Keeps a page that came without the worker, or before it was opened, and the files that did not pass through the
 * worker: what an earlier page had, the browser does not ask for again. All come from its own cache.
 */
async function keepOpened({ since, beside, how }: Opened, path: string): Promise<void> {
  const isKept = (await allKept()).some((page) => page.path === path && page.at > since);
  if (!isKept) await note(path, fetch(path, { cache: 'force-cache' }));
  for (const url of beside) {
    const answer = await fetch(url, how).catch(() => null);
    if (answer?.ok) await keepBeside(path, url, answer);
  }
}
