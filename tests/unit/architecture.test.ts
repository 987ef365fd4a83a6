/** Checks every import in src against the map of rooms. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../fixtures/source-files.ts';
import { BROWSER_ROOMS, rooms, SERVER_ROOMS } from './rooms.ts';

type Import = { file: string; target: string; typeOnly: boolean };

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)(?=(\.[A-Z]\w*)?)/g;

function importsOf({ path, text }: { path: string; text: string }): Import[] {
  const code = withoutComments(text);
  const fixed = [...code.matchAll(STATIC)].map(([, type, target = '']) => ({
    file: path,
    target,
    typeOnly: type !== undefined,
  }));
  const dynamic = [...code.matchAll(DYNAMIC)].map(([, target = '', member]) => ({
    file: path,
    target,
    typeOnly: member !== undefined,
  }));
  return [...fixed, ...dynamic];
}

const files = sourceFiles('src/**/*.{ts,tsx,astro,js}', 'src/*.ts').filter(
  ({ path }, index, all) => all.findIndex((other) => other.path === path) === index,
);
const imports = files.flatMap(importsOf);

/** Paths of prerendered pages. The build renders them once, so they may read files. */
const prerendered = new Set(
  files
    .filter(({ text }) => text.includes('export const prerender = true'))
    .map(({ path }) => path),
);

/** Returns the path to which an import leads, from the project's root, or null for a package. */
function pathOf({ file, target }: Import): string | null {
  const plain = target.replace(/\?\w+$/, '');
  if (plain.startsWith('#/')) return join('src', plain.slice(2));
  return plain.startsWith('.') ? normalize(join(dirname(file), plain)) : null;
}

/**
 * Returns the room of a path: `src/lib/dates.ts` → `lib`, `src/site/paths.ts` → `paths`,
 * `styles/site.scss` → `styles`.
 */
function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second.replace(/\.(ts|tsx|astro)$/, '') : top;
}

function roomImported(one: Import): string {
  const path = pathOf(one);
  if (path !== null) return roomOf(path);
  return one.target.startsWith('node:') ? 'node' : one.target;
}

describe('the imports in src', () => {
  it('make no circle between rooms', () => {
    const left = new Map(
      Object.entries(rooms).map(([room, { may }]) => [
        room,
        may.map((name) => name.replace('type ', '')),
      ]),
    );
    let before = 0;
    while (left.size !== before) {
      before = left.size;
      for (const [room, may] of left) if (!may.some((name) => left.has(name))) left.delete(room);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('are of the rooms on the map, and each room on the map is there', () => {
    expect(imports.length).toBeGreaterThan(300);
    const found = new Set(files.map(({ path }) => roomOf(path)));
    expect([...found].sort()).toEqual(Object.keys(rooms).sort());
  });

  it.each(Object.entries(rooms))('of %s are allowed', (room, { may }) => {
    const wrong = imports
      .filter(({ file }) => roomOf(file) === room)
      .filter((one) => {
        const target = roomImported(one);
        if (target === room) return false;
        if (target === 'node' && prerendered.has(one.file)) return false;
        return !may.includes(target) && !(one.typeOnly && may.includes(`type ${target}`));
      });
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('lead to files that exist', () => {
    const missing = imports.filter((one) => {
      const path = pathOf(one);
      return path !== null && !existsSync(path);
    });
    expect(missing.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});

describe('what browsers load', () => {
  const loadedBy = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ file }) => file,
  );
  /** The service worker is a script apart: no page waits for it. */
  const begins = (path: string) =>
    (BROWSER_ROOMS.includes(roomOf(path)) && !path.startsWith('src/stores/worker/')) ||
    path.startsWith('src/components/scripts/');
  const reached = new Set(files.map(({ path }) => path).filter(begins));
  for (const path of reached) {
    for (const one of loadedBy.get(path) ?? []) {
      const target = pathOf(one);
      if (target !== null) reached.add(target);
    }
  }

  it('reaches no room of the server, and no module of Node', () => {
    expect(reached.size).toBeGreaterThan(80);
    const wrong = [...reached].filter((path) => SERVER_ROOMS.includes(roomOf(path)));
    const node = imports.filter(
      ({ file, target }) => reached.has(file) && target.startsWith('node:'),
    );
    expect([...wrong, ...node.map(({ file, target }) => `${file} imports ${target}`)]).toEqual([]);
  });

  it('creates no Intl formatter, because the first one takes a phone longer than a frame', () => {
    const making = files.filter(
      ({ path, text }) => reached.has(path) && /\bIntl\.(?!Locale\b)\w/.test(withoutComments(text)),
    );
    expect(making.map(({ path }) => path)).toEqual([]);
  });
});

describe('only one place', () => {
  const where = (pattern: RegExp) =>
    files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

  it('touches SQLite: src/host, and src/catalogue/answer-file.ts', () => {
    const touching = where(/node:sqlite/);
    expect(touching).toContain('src/host/db.ts');
    expect(touching.filter((path) => !path.startsWith('src/host/'))).toEqual([
      'src/catalogue/answer-file.ts',
    ]);
  });

  it('reads the environment: src/config.ts', () => {
    expect(where(/(?<!')\bprocess\.env\b|\bimport\.meta\.env\b/)).toEqual(['src/config.ts']);
  });
});

describe('pages call the catalogue, and pass answers to layouts', () => {
  const REQUEST = ['language', 'here', 'path', 'query'];
  /** What each room may read of `Astro.locals`. */
  const may: Record<string, readonly string[]> = {
    pages: ['catalogue', 'archive', 'credit', 'siteUrl', 'grid', 'part', ...REQUEST],
    layouts: [
      'siteUrl',
      'hasFeed',
      'hasOwnLists',
      'indexable',
      'peekFilm',
      'available',
      'choices',
      ...REQUEST,
    ],
    // Only the player dialog knows whether an address names something to play. What shows a player may
    // look which file is known.
    components: [
      'uncacheable',
      'credit',
      'siteUrl',
      'reportUrl',
      'footerLinks',
      'hasOwnLists',
      'available',
      'choices',
      'peekFilm',
      ...REQUEST,
    ],
  };
  const LOCALS = /(?:\{([^{}]*)\} = )?Astro\.locals(?:\.(\w+))?/g;

  /** Returns the names of locals that a text reads; undefined stands for all of them. */
  const readIn = (text: string) =>
    [...withoutComments(text).matchAll(LOCALS)].flatMap(([, several, one]) =>
      several ? several.split(',').map((name) => name.split(':')[0]?.trim()) : [one],
    );

  it('so only pages read the catalogue', () => {
    const reads = files.flatMap(({ path, text }) => readIn(text).map((name) => ({ path, name })));
    const wrong = reads.filter(({ path, name }) => {
      const room = roomOf(path);
      // Only a page may pass on the whole of `Astro.locals`.
      return name === undefined ? room !== 'pages' : !may[room]?.includes(name);
    });
    expect(reads.length).toBeGreaterThan(5);
    expect(wrong.map(({ path, name }) => `${path} reads ${name}`)).toEqual([]);
  });

  it('so no page reads its address: the middleware does', () => {
    const reading = files.filter(({ text }) => /Astro\.(url|params)/.test(withoutComments(text)));
    expect(reading.map(({ path }) => path)).toEqual([]);
  });

  it('and only pages set their status', () => {
    const setting = files.filter(({ text }) => /Astro\.response/.test(withoutComments(text)));
    expect(setting.length).toBeGreaterThan(3);
    expect(setting.map(({ path }) => roomOf(path)).filter((room) => room !== 'pages')).toEqual([]);
  });
});

describe('sources', () => {
  const code = files.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const offenders = (pattern: RegExp, of = code) =>
    of.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it('have no barrels: a file is imported from where it is', () => {
    expect(files.filter(({ path }) => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
    expect(offenders(/^\s*export\s+(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\b/m)).toEqual([]);
  });

  it('have no any and suppress no check', () => {
    expect(offenders(/(?::|\bas|[<,|&=(])\s*any\s*(?=[;,)>\]|&=[{]|$)/m)).toEqual([]);
    expect(offenders(/@ts-(ignore|nocheck|expect-error)/, files)).toEqual([]);
  });
});
