/**
 * The map of src: each room, which is a folder or a file there, with what it holds and what it may
 * import: rooms, packages, and, after `type `, sources of types alone. Calls go from left to right,
 * answers come back:
 *
 *   browser: page → layout → component → island → store → /data/<call>
 *   server:  page → answers → catalogue → source → a remote host, or the embedded host
 *   both:    contract, lib, messages, paths
 */
type Room = { holds: string; may: readonly string[] };

const BOTH = ['contract', 'lib', 'paths', 'messages'];
const SHOWN = [...BOTH, 'locale', 'components', 'layouts', 'islands', 'cards', 'site', 'stores'];
const OUTSIDE = ['process', 'compose', 'config', 'catalogue', 'source', 'host', 'locals', 'node'];

export const rooms: Readonly<Record<string, Room>> = {
  contract: {
    holds: 'The host contract as data: every call once, with the reader of its answer.',
    may: ['contract', 'type schema'],
  },
  schema: {
    holds:
      'The answers of the contract as zod schemas (src/contract/schema). No browser loads them.',
    may: ['schema', 'contract', 'zod'],
  },
  lib: {
    holds: 'Functions that server and browsers share.',
    may: ['lib', 'contract', 'type messages'],
  },
  messages: {
    holds: 'The texts by language.',
    may: ['messages', 'lib', 'type contract'],
  },
  locale: {
    holds: 'The texts and URLs of one language, for the server.',
    may: ['messages', 'paths', 'contract'],
  },
  paths: {
    holds: 'URLs that code names.',
    may: ['contract'],
  },
  site: {
    holds: 'The table of pages, and what follows from it: matching, menu, grids, lifetimes.',
    may: ['site', 'lib', 'messages', 'paths', 'contract', 'type cards', 'type islands'],
  },
  answers: {
    holds: 'What each page asks the catalogue.',
    may: ['answers', ...BOTH, 'locale', 'site', 'cards', 'type catalogue'],
  },
  playing: {
    holds: 'What the dialog of a page plays, from the answers of the page.',
    may: [...BOTH, 'playing', 'cards', 'type answers', 'type stores', 'type locale'],
  },
  pages: {
    holds: 'A thin file for each route.',
    may: [...SHOWN, 'answers', 'locals', 'document', 'inline', 'styles', 'vite', 'type astro'],
  },
  layouts: {
    holds: 'Whole pages from plain props.',
    may: [...SHOWN, 'document', 'inline', 'playing', 'styles', 'type answers'],
  },
  components: {
    holds: 'Parts of layouts.',
    may: [...SHOWN, 'inline', 'playing', 'styles', 'type answers', 'type schema'],
  },
  cards: {
    holds: 'Cards, for server and browsers.',
    may: [...BOTH, 'cards', 'react', 'type locale'],
  },
  islands: {
    holds: 'Components that hydrate when visitors use them.',
    may: [
      ...BOTH,
      'islands',
      'cards',
      'stores',
      'styles',
      'type site',
      'react',
      'react-dom',
      'react-dom/client',
      '@nanostores/react',
      'lite-youtube-embed',
      'type astro',
    ],
  },
  stores: {
    holds: 'State that islands share, and what the device keeps.',
    may: [...BOTH, 'stores', 'nanostores', '@nanostores/persistent'],
  },
  inline: {
    holds: 'Scripts that stand in pages.',
    may: ['inline', 'contract', 'lib', 'messages', 'paths', 'stores', 'styles', 'worker'],
  },
  worker: {
    holds: 'The service worker, which shows what is kept while the site can not be reached.',
    may: ['worker', 'contract', 'paths'],
  },
  catalogue: {
    holds: 'Answers of the source, kept fresh and served stale on failure.',
    may: ['catalogue', 'source', 'http', 'contract', 'lib', 'lru-cache', 'node'],
  },
  checker: {
    holds: '`npm run check-host`: what a live host answers, against the contract.',
    may: ['checker', 'document', 'contract', 'schema', 'lib', 'source', 'zod', 'host'],
  },
  document: {
    holds: 'The contract as a document: OpenAPI, and what its page says.',
    may: ['document', 'contract', 'schema', 'zod'],
  },
  source: {
    holds: 'Where answers come from: a remote host, or the embedded one.',
    may: [
      'source',
      'host',
      'http',
      'contract',
      'undici',
      'node',
      'package.json',
      'type schema',
      'type shelf',
      'type tier',
    ],
  },
  archive: {
    holds:
      "The films of archive.org's items: which files are one, for items that the catalogue shows.",
    may: ['archive', 'contract', 'lib', 'source', 'http', 'lru-cache', 'type shelf', 'type tier'],
  },
  tier: {
    holds: 'What several instances share in Redis: answers, locks, paces and purges.',
    may: ['tier', 'contract', 'node', '@redis/client'],
  },
  shelf: {
    holds: "Hosts' last good answers in a file: the second room that touches SQLite.",
    may: ['shelf', 'contract', 'node'],
  },
  host: {
    holds: 'The embedded host: SQLite, queries, search, and the catalogue that it is filled with.',
    may: [...BOTH, 'type schema', 'host', 'art', 'http', 'node', 'zod', 'yaml'],
  },
  art: {
    holds: 'The drawings. Browsers need only the names of the painted sheets, in lib.',
    may: ['art', 'lib'],
  },
  http: {
    holds: "HTTP code that the site's server and the embedded host share.",
    may: ['http', 'contract', 'node', 'lru-cache'],
  },
  server: {
    holds: 'The production server: front, pages, pictures, crawlers, connections, log.',
    may: [
      ...OUTSIDE,
      ...BOTH,
      'locale',
      'server',
      'art',
      'http',
      'site',
      'tier',
      'cards',
      'lru-cache',
      'pino',
      'prom-client',
      'sharp',
      'astro/app/entrypoint',
    ],
  },
  dev: {
    holds: 'The dev server: the preview panel and mistakes of files over the page.',
    may: [
      'dev',
      'compose',
      'config',
      'host',
      'locals',
      'lib',
      'server',
      'site',
      'node',
      'contract',
      'schema',
      'paths',
      'type source',
      'type astro',
      'type vite',
      'astro:middleware',
      'astro/toolbar',
    ],
  },
  commands: {
    holds: '`npm run host`, `npm run catalogue` and `npm run check-host`.',
    may: [...OUTSIDE, 'checker', 'contract', 'lib', 'commands'],
  },
  process: {
    holds: 'How a command of ours ends.',
    may: ['node'],
  },
  compose: {
    holds: 'What pages need, made once.',
    may: ['config', 'archive', 'catalogue', 'source', 'host', 'shelf', 'tier', 'lib', 'node'],
  },
  config: {
    holds: 'The settings, read from the environment.',
    may: ['zod', 'node', 'type source', 'type tier'],
  },
  locals: {
    holds: 'What pages get: the values of the site, and what their request asks for.',
    may: ['contract', 'paths', 'site', 'type archive', 'type catalogue', 'type compose'],
  },
  'env.d': {
    holds: 'Types of what a page gets.',
    may: ['type locals'],
  },
};
