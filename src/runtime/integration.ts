/**
 * Astro's integration of React with our own runtime in its place: how components are rendered on the
 * server, how islands hydrate, and when. docs/upgrading.md names what to check when Astro is upgraded.
 */
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
type VitePlugin = NonNullable<NonNullable<SetupOptions['config']['vite']>['plugins']>[number];

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Astro's React integration, with a renderer of ours for the server and for the browser. */
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
 * The build has the production React, whatever NODE_ENV says when the server starts: the development one
 * renders less than half as many pages.
 */
const PRODUCTION_REACT = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
};

/** The `client:intent` directive: an island hydrates when the visitor means to use it. See intent.ts. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: here('intent.ts') });
        updateConfig({ vite: { plugins: [withoutAstroRuntime] } });
      },
    },
  };
}

/**
 * Leaves Astro's own runtime out of pages. Site.astro puts intent.ts at the end of a page instead; Astro
 * would put its runtime in front of the first island, before the first paint. See docs/decisions/014.
 */
const withoutAstroRuntime: VitePlugin = {
  name: 'without-astro-runtime',
  enforce: 'pre',
  load(id: string) {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return null;
    return `const never = () => false;
export { never as determineIfNeedsHydrationScript, never as determinesIfNeedsDirectiveScript };
export const getPrescripts = () => '';`;
  },
};
