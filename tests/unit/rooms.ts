/**
 * The map of src: each room, which is a folder or a file there, with what it holds and what it may
 * import: rooms, packages, and, after `type `, sources of types alone. Calls go from left to right,
 * answers come back:
 *
 *   browser: page → layout → component → island → store → /data/<call>
 *   server:  page → loader → catalogue → source → a remote host, or the embedded host
 */
type Room = { holds: string; may: readonly string[] };

/** What server and browsers share. */
const SHARED = ['contract', 'lib', 'site'];

export const rooms: Readonly<Record<string, Room>> = {
  pages: {
    holds: 'A thin file for each route.',
    may: [...SHARED, 'loaders', 'layouts', 'components', 'styles', 'vite', 'type astro'],
  },
  layouts: {
    holds: 'Whole pages from plain props.',
    may: [...SHARED, 'components', 'islands', 'parts', 'styles', 'type loaders', 'type stores'],
  },
  components: {
    holds: 'Parts of layouts, and the scripts that stand in pages.',
    may: [...SHARED, 'islands', 'parts', 'stores', 'styles', 'lru-cache', 'type loaders'],
  },
  islands: {
    holds: 'React components that hydrate when visitors use them.',
    may: [
      ...SHARED,
      'parts',
      'stores',
      'styles',
      'react',
      'react-dom',
      '@nanostores/react',
      'lite-youtube-embed',
      'type astro',
    ],
  },
  parts: {
    holds: 'React components without state, for the server and for islands.',
    may: [...SHARED, 'react'],
  },
  stores: {
    holds: 'Nanostores and their actions, and the service worker.',
    may: [...SHARED, 'nanostores', '@nanostores/persistent'],
  },
  site: {
    holds: 'The table of pages, and what follows from it: paths, menu, texts, matching, lifetimes.',
    may: ['contract', 'lib'],
  },
  loaders: {
    holds: 'What each page asks the catalogue.',
    may: [...SHARED, 'type catalogue'],
  },
  catalogue: {
    holds: 'Typed calls with one cache, and the sources that answer them.',
    may: [
      'contract',
      'lib',
      'host',
      'node',
      'package.json',
      'lru-cache',
      'undici',
      '@redis/client',
    ],
  },
  host: {
    holds: 'The embedded API host: SQLite, queries, search by sound, import, and the drawings.',
    may: ['contract', 'lib', 'site', 'node', 'zod', 'yaml'],
  },
  contract: {
    holds: 'Every call once: its address, the schema of its answer, and how long it stays fresh.',
    may: ['zod'],
  },
  server: {
    holds: 'What answers HTTP: pages, pictures, site map, feeds, security, log, workers.',
    may: [
      ...SHARED,
      'catalogue',
      'host',
      'parts',
      'compose',
      'config',
      'type settings',
      'locals',
      'node',
      'lru-cache',
      'pino',
      'prom-client',
      'sharp',
      'astro/app/entrypoint',
    ],
  },
  tools: {
    holds: 'The commands, the checker of hosts, the audit, and the preview of the dev server.',
    may: [
      ...SHARED,
      'catalogue',
      'host',
      'server',
      'compose',
      'config',
      'locals',
      'node',
      'zod',
      'astro/toolbar',
      'type astro',
      'type vite',
    ],
  },
  lib: {
    holds: 'Functions that several rooms share.',
    may: ['contract', 'node'],
  },
  compose: {
    holds: 'What pages need, made once.',
    may: ['catalogue', 'config', 'contract', 'host', 'lib', 'node'],
  },
  config: {
    holds: 'The settings, read from the environment.',
    may: ['settings', 'lib', 'node', 'type catalogue'],
  },
  settings: {
    holds: 'The variables of the environment, and the form of each.',
    may: ['lib', 'zod'],
  },
  locals: {
    holds: 'What pages get: the values of the site, and what their request asks for.',
    may: ['contract', 'site', 'type catalogue', 'type compose'],
  },
  middleware: {
    holds: "Astro's middleware: what a page gets of its request.",
    may: ['locals', 'astro:middleware'],
  },
  'env.d': {
    holds: 'Types of what a page gets.',
    may: ['type locals', 'type site'],
  },
};

/** Rooms whose code browsers load. None of it reaches a room of the server, or Node. */
export const BROWSER_ROOMS: readonly string[] = ['islands', 'stores'];
export const SERVER_ROOMS: readonly string[] = ['loaders', 'catalogue', 'host', 'server', 'tools'];
