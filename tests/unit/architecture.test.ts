/** Every import in src must be allowed by the table of rooms below; see docs/decisions. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../fixtures/source-files.ts';

/** What each room may import: rooms, packages, and, after `type `, sources of types alone. */
const ISOMORPHIC = ['contract', 'lib', 'paths', 'messages'];
const SHOWN = [
  ...ISOMORPHIC,
  'locale',
  'components',
  'layouts',
  'islands',
  'cards',
  'site',
  'stores',
];
const OUTSIDE = ['process', 'compose', 'config', 'catalogue', 'source', 'host', 'locals', 'node'];
const allowed: Record<string, readonly string[]> = {
  contract: ['contract', 'type schema'],
  // Other rooms may import only types of the schemas, because browsers load no zod.
  schema: ['schema', 'contract', 'zod'],
  lib: ['lib', 'contract', 'type messages'],
  messages: ['messages', 'lib', 'type contract'],
  // The texts and the addresses of one language. Only the server has those of all languages.
  locale: ['messages', 'paths', 'contract'],
  paths: ['contract'],
  // The table of pages, and what follows from it. It holds keys of texts. Browsers load nothing of it.
  site: ['site', 'lib', 'type messages', 'paths', 'contract', 'type cards', 'type islands'],
  // The calls that pages make to the catalogue.
  answers: ['answers', ...ISOMORPHIC, 'locale', 'site', 'cards', 'type catalogue'],
  cards: [...ISOMORPHIC, 'cards', 'react'],
  stores: [...ISOMORPHIC, 'stores', 'nanostores'],
  islands: [
    ...[...ISOMORPHIC, 'islands', 'cards', 'stores', 'type site'],
    ...['react', 'react-dom', 'react-dom/client', '@nanostores/react', 'lite-youtube-embed'],
  ],
  // Inline scripts of pages.
  // What the dialog of a page's address shows, from the page's answers.
  playing: [...ISOMORPHIC, 'playing', 'cards', 'type answers', 'type stores', 'type locale'],
  inline: ['inline', 'lib', 'messages', 'paths'],
  // Replacements of Astro's own runtime: see docs/upgrading.md.
  runtime: [
    ...['runtime', 'lib', 'contract', 'paths', 'type messages', 'locale', 'cards', 'stores'],
    ...['react', 'react-dom/client', 'react-dom/server', 'node'],
    ...['@astrojs/react', 'type astro'],
  ],
  components: [...SHOWN, 'inline', 'styles', 'type answers', 'type schema'],
  layouts: [...SHOWN, 'inline', 'playing', 'runtime', 'styles', 'type answers'],
  pages: [...SHOWN, 'answers', 'inline', 'styles', 'type astro'],
  // HTTP code that the site's server and the embedded host share.
  http: ['http', 'node', 'lru-cache', 'cockatiel'],
  // The drawings. Browsers need only the names of the painted sheets, in lib.
  art: ['art', 'lib'],
  host: [...ISOMORPHIC, 'type schema', 'host', 'art', 'http', 'node', 'zod', 'yaml'],
  source: ['source', 'host', 'contract', 'undici', 'cockatiel', 'type node'],
  catalogue: ['catalogue', 'source', 'contract', 'lib', 'lru-cache'],
  compose: ['config', 'catalogue', 'source', 'host', 'lib', 'node'],
  config: ['zod'],
  // How a command of ours ends.
  process: [],
  locals: ['type compose'],
  dev: [
    ...['dev', 'compose', 'config', 'host', 'locals', 'lib', 'server', 'site', 'node'],
    ...['contract', 'schema', 'paths', 'type source', 'type astro', 'type vite'],
    ...['astro:middleware', 'astro/toolbar'],
  ],
  commands: [...OUTSIDE, 'lib', 'commands'],
  // The server also reads the table of pages, to know which pages and answers it may store.
  server: [
    ...[...OUTSIDE, ...ISOMORPHIC, 'server', 'art', 'http', 'site', 'type cards'],
    ...['lru-cache', 'pino', 'prom-client', 'sirv', 'sharp', 'cockatiel', 'astro/app/entrypoint'],
  ],
  'env.d': ['type catalogue', 'type compose', 'type contract'],
};

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
 * Returns the room of a path: `src/lib/dates.ts` → `lib`, `src/paths.ts` → `paths`,
 * `styles/site.scss` → `styles`.
 */
function roomOf(path: string): string {
  if (path.startsWith('src/contract/schema/')) return 'schema';
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second.replace(/\.(ts|tsx|astro)$/, '') : top;
}

function roomImported(one: Import): string {
  const path = pathOf(one);
  if (path !== null) return roomOf(path);
  return one.target.startsWith('node:') ? 'node' : one.target;
}

describe('the imports in src', () => {
  it('are of rooms that the table knows', () => {
    expect(imports.length).toBeGreaterThan(300);
    const rooms = new Set(files.map(({ path }) => roomOf(path)));
    expect([...rooms].filter((room) => !(room in allowed))).toEqual([]);
  });

  it.each(Object.keys(allowed))('of %s are allowed', (room) => {
    const may = allowed[room] ?? [];
    const wrong = imports
      .filter(({ file }) => roomOf(file) === room)
      .filter((one) => {
        const target = roomImported(one);
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

  it('are found by this test however they are written', () => {
    const text = `import a, { b } from '#/host/a.ts';
      import type { C } from './c.ts';
      import {
        d,
      } from '#/host/d.ts';
      import '../e.scss';
      export * from '#/f.ts';
      // import x from '#/x.ts';
      const g = await import('#/g.ts'); type H = import('#/h.ts').H;`;
    const seen = importsOf({ path: 'src/x/y.ts', text });
    expect(seen.map(({ target, typeOnly }) => (typeOnly ? `type ${target}` : target))).toEqual([
      ...['#/host/a.ts', 'type ./c.ts', '#/host/d.ts', '../e.scss', '#/f.ts'],
      ...['#/g.ts', 'type #/h.ts'],
    ]);
  });
});

describe('only one place', () => {
  const where = (pattern: RegExp) =>
    files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

  it('touches SQLite: src/host', () => {
    const touching = where(/node:sqlite/);
    expect(touching).toContain('src/host/db.ts');
    expect(touching.filter((path) => !path.startsWith('src/host/'))).toEqual([]);
  });

  it('reads the environment: src/config.ts', () => {
    expect(where(/(?<!')\bprocess\.env\b|\bimport\.meta\.env\b/)).toEqual(['src/config.ts']);
  });
});

describe('pages call the catalogue, and pass answers to layouts', () => {
  /** What each room may read of `Astro.locals`. */
  const may: Record<string, readonly string[]> = {
    pages: ['catalogue', 'page', 'siteUrl', 'language', 'here'],
    layouts: ['siteUrl', 'hasFeed', 'language', 'here', 'indexable'],
    // The player dialog finds last that an address names nothing, and marks the page.
    components: ['language', 'page', 'here'],
  };
  const LOCALS = /Astro\.locals(?:\.(\w+))?/g;

  it('so only pages read the catalogue', () => {
    const reads = files.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(LOCALS)].map(([, name]) => ({ path, name })),
    );
    const wrong = reads.filter(({ path, name }) => {
      const room = roomOf(path);
      // Only a page may pass on the whole of `Astro.locals`.
      return name === undefined ? room !== 'pages' : !may[room]?.includes(name);
    });
    expect(reads.length).toBeGreaterThan(5);
    expect(wrong.map(({ path, name }) => `${path} reads ${name}`)).toEqual([]);
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

describe('what browsers load', () => {
  const loaded = /^src\/(?:cards|contract|islands|lib|messages|stores|paths)/;

  it('creates no Intl formatter, because the first one takes a phone longer than a frame', () => {
    const making = files.filter(
      ({ path, text }) => loaded.test(path) && /\bIntl\.\w/.test(withoutComments(text)),
    );
    expect(files.filter(({ path }) => loaded.test(path)).length).toBeGreaterThan(50);
    expect(making.map(({ path }) => path)).toEqual([]);
  });
});
