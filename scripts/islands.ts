/** How islands are built: when they hydrate, with which React, and in which files. */
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const directive = fileURLToPath(new URL('../src/islands/intent.ts', import.meta.url));

/**
 * Vite settings that build with the production React, whatever NODE_ENV is when the server starts.
 * The development React renders less than half as many pages.
 */
const PRODUCTION_REACT = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
};

/** What islands share: React's core, the part of react-dom that its client imports, the stores, Vite's preloader. */
const SHARED =
  /vite\/preload-helper|\/node_modules\/(?:react|react-dom|nanostores|@nanostores\/react)\/|\/src\//;
/** What only players need. */
const PLAYER =
  /\/islands\/player\/|\/lib\/(?:archive|captions|player|player-commands)\.|\/contract\/captions\.|\/stores\/player\./;
/** What few presses need: for a visitor's list and history, for pictures, for one language. */
const SELDOM =
  /\/stores\/(?:worker|watchlist|history|notice|playback)|\/islands\/(?:history-rows|title-row|share-address)\.|\/(?:film-time|pictures|sheets|picture)\.|\/site\/messages\//;
/**
 * Two files for what islands share. As some twenty small files it would compress to a third more bytes, and each would
 * be a request.
 */
const groups = [
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !PLAYER.test(id) && !SELDOM.test(id),
    minShareCount: 2,
  },
  { name: 'player', test: PLAYER, minShareCount: 2 },
];

/**
 * Lets each entry import all files that it needs, as Rollup does (`hoistTransitiveImports`): a browser would request
 * those that its imports import only once it has these.
 */
const importsAtOnce: Plugin = {
  name: 'imports-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const importsOf = (file: string): string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const all = new Set(chunk.imports);
      for (const file of all) for (const other of importsOf(file)) all.add(other);
      const later = [...all].filter((file) => !chunk.imports.includes(file));
      const lines = later.map(
        (file) => `import"./${posix.relative(posix.dirname(chunk.fileName), file)}";`,
      );
      chunk.code = lines.join('') + chunk.code;
    }
  },
};

/**
 * Imports without Vite's preloads: where a script imports a film's bar after a press, its five `<link>`s took 30 ms of
 * a slow phone before the film.
 */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
};

/** Returns the integration that adds the directive `client:intent` (src/islands/intent.ts). */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: directive });
        if (command !== 'build') return;
        const client = { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
        updateConfig({
          vite: {
            ...PRODUCTION_REACT,
            plugins: [importsAtOnce, withoutPreloads],
            environments: { client },
          },
        });
      },
    },
  };
}
