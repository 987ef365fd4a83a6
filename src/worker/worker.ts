/**
 * The service worker: keeps the pages that were opened last for when the site can not be reached.
 * While it can be reached, everything comes from there.
 */
import { languages, prefixOf } from '../contract/language.ts';
import { OFFLINE } from '../paths.ts';
import { film } from './film.ts';
import { allKept, drop, dropFile, keep, keepBeside, pathOf } from './kept.ts';
import type { Opened } from './opened.ts';
import { type Fetching, scope } from './scope.ts';
import { shown } from './shown.ts';

/** Name of the cache of what this build itself shows. */
const OWN = `build ${__BUILD__}`;
/** What a kept page needs beside its HTML. Captions belong to clips. */
const FILES = /^\/(_astro|t|captions)\/|\.svg$/;
/** Pages that are never kept: those that other sites frame, and the contract's. */
const NEVER = /^(\/\w\w)?\/(clips|data|api)(\/|$)/;
const GONE = [404, 410];

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(keepOwn());
});

scope.addEventListener('activate', (event) => event.waitUntil(begin()));

scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(visit(event));
  else if (destination === 'video') event.respondWith(film(event.request));
  else if (FILES.test(pathname)) event.respondWith(file(event));
});

scope.addEventListener('message', (event) => event.waitUntil(keepOpened(event.data)));

/** Fetches the pages that say that a page was never opened, each with its style sheet. */
async function keepOwn(): Promise<void> {
  const own = await caches.open(OWN);
  const paths = languages.map((language) => prefixOf(language) + OFFLINE);
  await own.addAll(paths);
  const html = await (await own.match(OFFLINE))?.text();
  const [, sheet] = /rel="stylesheet" href="(.*?)"/.exec(html ?? '') ?? [];
  if (sheet) await own.add(sheet);
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('build ') && name !== OWN);
  await Promise.all(old.map((name) => caches.delete(name)));
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
    if (isOpened) event.waitUntil(note(path, answer.clone()));
    return answer;
  } catch {
    return isPage ? shown(path) : Response.error();
  }
}

/** Keeps a page, or deletes what was kept of one that is gone. */
async function note(path: string, answer: Response): Promise<void> {
  if (NEVER.test(path)) return;
  if (GONE.includes(answer.status)) await drop(path);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status === 200 && isPage) await keep(path, answer);
}

/** Resolves to a file of a page: from the site, and from what is kept if the site fails. */
async function file(event: Fetching): Promise<Response> {
  const { request, clientId } = event;
  const stored = () => caches.match(request.url, { ignoreVary: true });
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(noteFile(clientId, request.url, answer.clone()));
    // A page of the build before asks for scripts that the site has no more.
    if (request.url.includes('/_astro/')) return answer.ok ? answer : ((await stored()) ?? answer);
    if (GONE.includes(answer.status)) event.waitUntil(dropFile(request.url));
    return answer;
  } catch {
    return (await stored()) ?? Response.error();
  }
}

async function noteFile(clientId: string, url: string, answer: Response): Promise<void> {
  const client = await scope.clients.get(clientId);
  if (client) await keepBeside(pathOf(client.url), url, answer);
}

/**
 * Keeps a page that came without the worker, or before it was opened, and the files that did not pass through the
 * worker: what an earlier page had, the browser does not ask for again. All come from its own cache.
 */
async function keepOpened({ url, since, files }: Opened): Promise<void> {
  const path = pathOf(url);
  const isKept = (await allKept()).some((page) => page.path === path && page.at > since);
  if (!isKept) await note(path, await fetch(path, { cache: 'force-cache' }));
  await Promise.all(
    files.map(async (url) => {
      if (!FILES.test(new URL(url).pathname)) return;
      const answer = await fetch(url, FROM_CACHE).catch(() => null);
      if (answer?.ok) await keepBeside(path, url, answer);
    }),
  );
}
/** As browsers ask for pictures: the site has several formats at one address. */
const FROM_CACHE: RequestInit = {
  cache: 'only-if-cached',
  mode: 'same-origin',
  headers: {
    accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  },
};
