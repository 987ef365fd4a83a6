/** Parsed pages of the production server over a host that sends odd values. */
import { expect } from 'vitest';
import { type Saying, sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { isFull } from './failing.ts';
import { siteOver } from './host-site.ts';
import { type Element, parse } from './markup.ts';

export type Said = { status: number; html: string; page: Element };
export type Visit = (path: string) => Promise<Said>;

/**
 * Starts a site of its own over a host that `script` scripts, and stops both when `use` has ended.
 * Returns the result of `use`.
 */
export async function siteThatHears<T>(
  script: (host: ScriptedHost) => void,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const host = await createScriptedHost();
  script(host);
  const site = await siteOver(host.origin, { SITE_URL });
  try {
    return await use(async (path) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      const html = await response.text();
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      return { status: response.status, html, page: parse(isPage ? html : '') };
    });
  } finally {
    await site.close();
    await host.close();
  }
}

/** Number of values among which the pages are divided, if this is not the long run. */
const TURNS = 4;

/** Gives each value of a list its turn: its place in the list. */
export const inTurn = <T>(value: T, turn: number): [T, number] => [value, turn];

/**
 * Returns the pages, by name, of a site whose host sends the same value wherever it can: every page,
 * or those whose turn it is.
 */
export function pagesOf(saying: Saying, turn?: number): Promise<Map<string, Said>> {
  const isMine = (place: number) => turn === undefined || isFull || (place - turn) % TURNS === 0;
  return siteThatHears(
    (host) => scriptSaying(host, saying),
    async (visit) => {
      // The menu has lists by editors once a list of the host has said that it has some.
      await visit(sayingPages['a grid']);
      const pages = new Map<string, Said>();
      const wanted = Object.entries(sayingPages).filter((_, place) => isMine(place));
      for (const [name, path] of wanted) {
        const said = await visit(path);
        expect(said.status, name).toBe(200);
        pages.set(name, said);
      }
      return pages;
    },
  );
}

/**
 * Returns the names of the pages of one host that differ from those of another by at least a byte.
 */
export function differing(one: Map<string, Said>, other: Map<string, Said>): string[] {
  return [...one.keys()].filter((name) => one.get(name)?.html !== other.get(name)?.html);
}

/** Returns the names of the pages for which `holds` is true. */
export function pagesWhere(pages: Map<string, Said>, holds: (page: Element) => boolean): string[] {
  return [...pages].filter(([, { page }]) => holds(page)).map(([name]) => name);
}
