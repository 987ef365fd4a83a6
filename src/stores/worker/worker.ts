/**
 * The service worker: saves the pages that were opened last, and shows them while the site can not be reached.
 * While it can be reached, everything comes from the network.
 */
import { languages, prefixOf } from '#/contract/language.ts';
import { OFFLINE } from '#/site/paths.ts';
import { OPENED, pathOf, remove, save, savedPages, saveFile } from './offline-pages.ts';
import { FILES, type Opened } from './opened.ts';
import { shown } from './shown.ts';

// The types of a service worker's globals: TypeScript's types for workers and for pages conflict.

type Lasting = Event & { waitUntil(done: Promise<unknown>): void };

type Fetching = Lasting & {
  request: Request;
  /** The page that sends the request; empty for a navigation. */
  clientId: string;
  /** The response of navigation preload, for a navigation. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Events = {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  /** Its source is the page, with the address at which it was opened. */
  message: Lasting & { data: Opened; source: { url: string } };
};

type Scope = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ url: string } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

const scope = self as unknown as Scope;

// Plays our saved clips: see clip-store.ts.

const RANGE = /^bytes=(\d+)-(\d*)$/;

/** Answers a player's request: from the saved clip, else from the site. */
async function film(request: Request): Promise<Response> {
  const whole = await caches.match(request.url);
  if (!whole) return fetch(request);
  const [range, first, last] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  return range ? part(whole, Number(first), last ? Number(last) : Infinity) : whole;
}

/** Cuts a range from a whole file, as a server would (RFC 9110, section 14). */
async function part(whole: Response, first: number, last: number): Promise<Response> {
  const blob = await whole.blob();
  const { size, type } = blob;
  if (first >= size) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const end = Math.min(last, size - 1);
  // The blob's type becomes the content type.
  return new Response(blob.slice(first, end + 1, type), {
    status: 206,
    headers: { 'content-range': `bytes ${first}-${end}/${size}` },
  });
}

/** Name of the cache with the offline pages of this build. */
const OWN = `build ${__BUILD__}`;
/** Pages that are never saved: those that other sites frame, and the contract's. */
const NEVER = /^(\/\w\w)?\/(clips|data|api)\b/;
const GONE = [404, 410];

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(saveOwnFiles());
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
  event.waitUntil(saveOpened(event.data, pathOf(event.source.url))),
);

/** Fetches the pages that stand in for pages that were never opened, with their style sheet. */
async function saveOwnFiles(): Promise<void> {
  const own = await caches.open(OWN);
  const paths = languages.map((language) => prefixOf(language) + OFFLINE);
  await own.addAll([...paths, __OFFLINE_SHEET__]);
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('build ') && name !== OWN) await caches.delete(name);
  }
  // The browser requests the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function visit(event: Fetching): Promise<Response> {
  const { request, preloadResponse } = event;
  const path = pathOf(request.url);
  const isPage = request.destination === 'document';
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    // A prefetched page sends a message when it is opened.
    const isOpened = isPage && !request.headers.has('sec-purpose');
    // A page with an open player is saved without it.
    const isPlain = request.url.search(OPENED) < 0;
    if (isOpened) event.waitUntil(note(path, isPlain ? answer.clone() : fetch(path)));
    return answer;
  } catch {
    return isPage ? shown(path) : Response.error();
  }
}

/** Saves a page, or deletes the saved copy of one that the site has removed. */
async function note(path: string, given: Response | Promise<Response>): Promise<void> {
  const answer = await given;
  if (GONE.includes(answer.status)) await remove(path);
  if (NEVER.test(path)) return;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.ok && isPage) await save(path, answer);
}

/** Resolves to a file of a page: from the site, or the saved one if the site fails. */
async function file(event: Fetching): Promise<Response> {
  const { url } = event.request;
  const stored = () => caches.match(url);
  try {
    const answer = await fetch(event.request);
    // A page of an older build requests scripts that the site has removed.
    if (!answer.ok && url.includes('/_astro/')) return (await stored()) ?? answer;
    event.waitUntil(noteFile(event.clientId, url, answer.clone()));
    return answer;
  } catch {
    return (await stored()) ?? Response.error();
  }
}

async function noteFile(clientId: string, url: string, answer: Response): Promise<void> {
  if (GONE.includes(answer.status)) await remove(url);
  const client = answer.ok && (await scope.clients.get(clientId));
  if (client) await saveFile(pathOf(client.url), url, answer);
}

/**
 * Saves a page that loaded without the worker or was prefetched, and the files that the browser did not request
 * through the worker because its memory cache had them. All come from the HTTP cache.
 */
async function saveOpened({ since, files, how }: Opened, path: string): Promise<void> {
  const isSaved = (await savedPages()).some((page) => page.path === path && page.at > since);
  if (!isSaved) await note(path, fetch(path, { cache: 'force-cache' }));
  for (const url of files) {
    const answer = await fetch(url, how).catch(() => null);
    if (answer?.ok) await saveFile(path, url, answer);
  }
}
