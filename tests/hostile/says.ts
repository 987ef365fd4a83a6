/** Parsed pages of the production server over a host that sends odd values. */
import { afterAll, beforeAll, expect } from 'vitest';
import { type Saying, sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { isFull } from './failing.ts';
import { type HostSite, siteOver } from './host-site.ts';
import { type Element, parse } from './markup.ts';
import { steady } from './steady.ts';

/** `warning`: what the header says of a page that is stale. */
export type Said = { status: number; warning: string | null; html: string; page: Element };
export type Visit = (path: string) => Promise<Said>;

const visitOf =
  ({ url }: HostSite): Visit =>
  async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    const html = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const warning = response.headers.get('warning');
    return { status: response.status, warning, html, page: parse(isPage ? html : '') };
  };

/** Number of values among which the pages are divided, if this is not the long run. */
const TURNS = 4;

/** Gives each value of a list its turn: its place in the list. */
export const inTurn = <T>(value: T, turn: number): [T, number] => [value, turn];

let host: ScriptedHost;
let site: HostSite;

/**
 * Starts the site of a file's tests. To start one for each value takes as long as to render its pages.
 */
export function withSite(): void {
  beforeAll(async () => {
    host = await createScriptedHost();
    site = await siteOver(host.origin, { SITE_URL });
    scriptSaying(host, {});
    // The menu has lists by editors once a list of the host has said that it has some.
    await visitOf(site)(sayingPages['a grid']);
  });
  afterAll(async () => {
    await site.close();
    await host.close();
  });
}

/** Seconds after which no page and no answer is kept: a day is the longest. */
const FORGOTTEN = 2 * 24 * 3600;

/** Returns what `use` finds on the site once its host answers as `script` says, and nothing older is kept. */
export async function siteThatHears<T>(
  script: (host: ScriptedHost) => void,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  site.pass(FORGOTTEN);
  script(host);
  return use(visitOf(site));
}

/**
 * Returns the pages, by name, of a site whose host sends the same value wherever it can: every page,
 * or those whose turn it is.
 */
export async function pagesOf(saying: Saying, turn?: number): Promise<Map<string, Said>> {
  const isMine = (place: number) => turn === undefined || isFull || (place - turn) % TURNS === 0;
  site.pass(FORGOTTEN);
  scriptSaying(host, saying);
  const requested = host.requests.length;
  const visit = visitOf(site);
  const pages = new Map<string, Said>();
  const wanted = Object.entries(sayingPages).filter((_, place) => isMine(place));
  for (const [name, path] of wanted) {
    const said = await visit(path);
    expect([name, said.status, said.warning]).toEqual([name, 200, null]);
    pages.set(name, said);
  }
  // The pages are of this host's answers, and not of those to an earlier test.
  expect(host.requests.length).toBeGreaterThan(requested);
  return pages;
}

/**
 * Returns the names of the pages of one host that differ from those of another by at least a byte.
 */
export function differing(one: Map<string, Said>, other: Map<string, Said>): string[] {
  const html = (pages: Map<string, Said>, name: string) => steady(pages.get(name)?.html ?? '');
  return [...one.keys()].filter((name) => html(one, name) !== html(other, name));
}

/** Returns the names of the pages for which `holds` is true. */
export function pagesWhere(pages: Map<string, Said>, holds: (page: Element) => boolean): string[] {
  return [...pages].filter(([, { page }]) => holds(page)).map(([name]) => name);
}
