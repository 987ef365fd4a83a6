/** How islands are built: when they hydrate, with which React, and in which files. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const directive = fileURLToPath(new URL('../src/islands/intent.ts', import.meta.url));

/**
 * Vite settings that build with the production React, whatever NODE_ENV is when the server starts.
 * The development React renders less than half as many pages.
 */
const PRODUCTION_REACT = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
};

/**
 * Puts what three islands or more share into one file, with React's core, the stores and Vite's preloader. As some
 * twenty small files they would compress to a third more bytes, and each would be a request. What only a visitor's
 * list and history need is not in it.
 */
const SHARED =
  /vite\/preload-helper|node_modules\/(?:react|nanostores|@nanostores\/react)\/|\/src\/(?!stores\/(?:worker|watchlist|history|notice|device)|islands\/(?:history|title)-row|site\/messages)/;
const codeSplitting = { groups: [{ name: 'shared', test: SHARED, minShareCount: 3 }] };

/** Returns the integration that adds the directive `client:intent` (src/islands/intent.ts). */
export function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: directive });
        if (command !== 'build') return;
        const client = { build: { rolldownOptions: { output: { codeSplitting } } } };
        updateConfig({ vite: { ...PRODUCTION_REACT, environments: { client } } });
      },
    },
  };
}
