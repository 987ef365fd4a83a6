/**
 * Astro's React integration with our own runtime: how the server renders components, and how and
 * when islands hydrate. docs/upgrading.md says what to check when Astro is upgraded.
 */
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Returns Astro's React integration with our renderers for the server and the browser. */
export function reactRuntime(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) => {
    setup?.({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({
          ...renderer,
          clientEntrypoint: here('hydrate.ts'),
          serverEntrypoint: here('renderer.ts'),
        }),
    });
    if (options.command === 'build') options.updateConfig({ vite: PRODUCTION_REACT });
  };
  return integration;
}

/**
 * Vite settings that build with the production React, whatever NODE_ENV is when the server starts.
 * The development React renders less than half as many pages.
 */
const PRODUCTION_REACT = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
};

/**
 * Returns the integration that adds the `client:intent` directive: an island hydrates when the
 * visitor uses it. See src/islands/intent.ts.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: here('../islands/intent.ts') });
      },
    },
  };
}
