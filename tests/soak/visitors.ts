/** Visitors of a soak: they read pages as a browser does, follow links, leave in the middle, and ask nonsense. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { languages, prefixOf } from '#/contract/language.ts';
import { paths } from '#/site/paths.ts';
import { wholePages } from '../fixtures/whole-host.ts';

/** Visitors at once. */
const VISITORS = 8;
/** Milliseconds after which a visitor gives up. */
const TIMEOUT_MS = 20_000;
const MOST_KNOWN = 5000;

export type Counts = Record<string, number>;

/** Pages that are asked for again and again, so that the site always has them stored. */
export const STORED = languages.flatMap((language) =>
  Object.values(wholePages).map((path) => prefixOf(language) + path),
);

const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
const inAny = (path: string) => prefixOf(any(languages)) + path;

const GRIDS = [paths.popular, paths.hindi, paths.people, '/movies/topRated', '/movies/upComing'];
const WORDS = ['lantern', 'lahore', 'monsoon', 'echo', 'नुक़्ता', 'نقطہ'];
const BAD = ['%00', 'abc', '-1', '1e9', '%E0%A4%A', '../x', 'x'.repeat(300), '9'.repeat(40)];
const CLIPS = ['the-nuqta', 'the-kite-and-the-moon', '24-frames', 'auld-lang-syne'];

type Answer = { status: number; text: string };

/** Creates visitors of a site. They remember what they found, and the outcomes of a round are theirs alone. */
export function createVisitors(site: string) {
  const links = new Set<string>();
  const pictures = new Set<string>();
  let agent = new Agent({ keepAlive: true });

  function open(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      get(site + path, { agent, headers, signal }, resolve).once('error', reject);
    });
  }

  async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await open(path, headers);
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece);
    return { status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() };
  }

  /** Begins to read and leaves: after the headers, or after the first piece. */
  async function breakOff(path: string): Promise<number> {
    const answer = await open(path, { 'accept-encoding': any(['br', 'identity']) });
    if (Math.random() < 0.5) for await (const _ of answer) break;
    answer.destroy();
    return answer.statusCode ?? 0;
  }

  function learn(text: string): void {
    const html = text.replaceAll('&amp;', '&');
    for (const [, path = ''] of html.matchAll(/href="(\/[^"#]*)"/g)) {
      if (links.size < MOST_KNOWN) links.add(path);
    }
    for (const [path] of html.matchAll(/\/t\/[^"\s,]+/g)) {
      if (pictures.size < MOST_KNOWN) pictures.add(path);
    }
  }

  /** Reads a page's text now and then, as a reader of its links does; else takes it compressed. */
  async function visit(path: string): Promise<number> {
    const isRead = Math.random() < 0.3;
    const { status, text } = await ask(path, isRead ? {} : { 'accept-encoding': 'br' });
    if (isRead && status === 200) learn(text);
    return status;
  }

  const picture = async () => {
    const path = any([...pictures]) ?? '/icon.svg';
    const accept = any(['image/avif,image/webp', 'image/webp', 'image/*']);
    const { status } = await ask(path, { accept });
    // Each picture is asked for a few times, then others take its place.
    if (Math.random() < 0.3) pictures.delete(path);
    return status;
  };

  const ACTIONS: Record<string, { weight: number; act(): Promise<number> }> = {
    grid: { weight: 25, act: () => visit(`${inAny(any(GRIDS))}?page=${upTo(500)}`) },
    film: { weight: 15, act: () => visit(inAny(paths.movie(`${upTo(20_000)}`))) },
    person: { weight: 15, act: () => visit(inAny(paths.person(`${upTo(20_000)}`))) },
    series: { weight: 5, act: () => visit(inAny(paths.series(`${upTo(20_000)}`))) },
    search: {
      weight: 5,
      act: () =>
        visit(inAny(`${paths.search}?query=${encodeURIComponent(any(WORDS))}+${upTo(999)}`)),
    },
    link: { weight: 10, act: () => visit(any([...links]) ?? paths.home) },
    picture: { weight: 15, act: picture },
    clip: { weight: 4, act: () => breakOff(`/clips/${any(CLIPS)}.webm`) },
    'page left': { weight: 4, act: () => breakOff(inAny(`${any(GRIDS)}?page=${upTo(500)}`)) },
    'bad id': {
      weight: 4,
      act: () => visit(any([paths.movie(''), '/people/detail/', paths.series('')]) + any(BAD)),
    },
  };
  const drawn = Object.entries(ACTIONS).flatMap(([name, { weight }]) => Array(weight).fill(name));

  async function repeat(until: number, once: () => Promise<void>): Promise<void> {
    while (performance.now() < until) await once();
  }

  return {
    /** Visits for some milliseconds. Returns what was answered, by status, and which stored pages failed. */
    async round(milliseconds: number): Promise<{ counts: Counts; failed: string[] }> {
      const until = performance.now() + milliseconds;
      const counts: Counts = {};
      const failed: string[] = [];
      const count = (outcome: string | number) => {
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      };
      const wander = () =>
        repeat(until, async () => {
          const name = any(drawn);
          const outcome = await ACTIONS[name]?.act().catch(() => 'cut off');
          count(outcome ?? 'none');
        });
      let turn = 0;
      const reader = () =>
        repeat(until, async () => {
          turn += 1;
          const path = STORED[turn % STORED.length] ?? paths.home;
          const { status } = await ask(path, { 'accept-encoding': 'br' }).catch(() => ({
            status: 0,
          }));
          count(status);
          if (status !== 200) failed.push(`${path} ${status}`);
          await setTimeout(20);
        });
      await Promise.all([reader(), ...Array.from({ length: VISITORS }, wander)]);
      // The next round opens new connections.
      agent.destroy();
      agent = new Agent({ keepAlive: true });
      return { counts, failed };
    },
    /** Asks for one film and one person after the other until `enough`, for three minutes at most. */
    async fill(enough: () => boolean): Promise<void> {
      const end = performance.now() + 180_000;
      let id = 0;
      const walk = async () => {
        while (!enough() && performance.now() < end) {
          id += 1;
          const path = id % 4 === 0 ? paths.movie(`${id}`) : paths.person(`${id}`);
          await visit(inAny(path)).catch(() => 0);
          if (pictures.size > 0 && id % 4 === 0) await picture().catch(() => 0);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, walk));
    },
    /** Asks for each stored page once. Throws if one is not there. */
    async begin(): Promise<void> {
      for (const path of STORED) {
        const { status, text } = await ask(path);
        if (status !== 200) throw new Error(`${path} answers ${status}`);
        learn(text);
      }
    },
  };
}
