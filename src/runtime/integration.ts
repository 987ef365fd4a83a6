/**
 * Astro's React integration with our own runtime: how the server renders components, and how and
 * when islands hydrate. docs/upgrading.md says what to check when Astro is upgraded.
 */
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
type VitePlugin = NonNullable<NonNullable<SetupOptions['config']['vite']>['plugins']>[number];

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
 * visitor uses it. See intent.ts.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: here('intent.ts') });
        updateConfig({ vite: { plugins: [withoutAstroRuntime, withoutUnread, withoutPreloader] } });
      },
    },
  };
}

/**
 * Keeps Astro's own runtime out of pages. Astro would put it before the first island, and so before
 * the first paint. Site.astro puts intent.ts at the end of a page instead. See docs/decisions/014.
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

/** What Astro's own runtime reads of an island and ours does not, by the file of Astro that writes it. */
const UNREAD: Record<string, RegExp[]> = {
  '/astro/dist/runtime/server/hydration.js': [/uid: astroId/, /name: metadata\.displayName,/],
  '/astro/dist/runtime/server/render/component.js': [
    /island\.props\["await-children"\] = "";/,
    /island\.children \+= `<!--astro:end-->`;/,
  ],
};

/** Leaves that out of pages: more than 170 bytes of home in Brotli. */
const withoutUnread: VitePlugin = {
  name: 'without-unread',
  enforce: 'pre',
  transform(code: string, id: string) {
    const [, parts] = Object.entries(UNREAD).find(([file]) => id.endsWith(file)) ?? [];
    return parts?.reduce((left, part) => {
      if (!part.test(left)) throw new Error(`${id} has no ${part} any more.`);
      return left.replace(part, '');
    }, code);
  },
};

/**
 * Keeps Vite's preloader out of the scripts that browsers load. It would fetch the styles and scripts
 * that a script needs which is imported later: here those have come with the page before. 500 bytes in Brotli.
 */
const withoutPreloader: VitePlugin = {
  name: 'without-preloader',
  enforce: 'pre',
  // Else each script would have the list of what the preloader fetches.
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
  load(id: string) {
    return id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : null;
  },
};
