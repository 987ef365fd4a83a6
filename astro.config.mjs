import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inlineHashes } from './scripts/inline-hashes.mjs';
import { inlineScripts } from './scripts/inline-scripts.mjs';
import { routeList } from './scripts/route-list.mjs';

const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const siteName = process.env.SITE_NAME || 'Manzar';

/**
 * Islands hydrate when the visitor means to use them: see src/islands/intent.ts, which Site.astro
 * puts at the end of a page. Astro would put its own runtime and its bundle of this directive in front
 * of the first island, before anything is painted: see docs/decisions/014.
 */
const intent = {
  name: 'intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: path('./src/islands/intent.ts') });
      updateConfig({ vite: { plugins: [withoutAstroRuntime] } });
    },
  },
};
const withoutAstroRuntime = {
  name: 'without-astro-runtime',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return null;
    return `const never = () => false;
export { never as determineIfNeedsHydrationScript, never as determinesIfNeedsDirectiveScript };
export const getPrescripts = () => '';`;
  },
};

/**
 * The dev server on the same catalogue, with the same front as production: a middleware of Astro hands
 * pages what compose makes. That is made by Node, not by Vite, so that there is one catalogue however
 * often modules are reloaded.
 */
const devSite = {
  name: 'dev-site',
  hooks: {
    'astro:config:setup': async ({ command, addMiddleware, logger }) => {
      if (command !== 'dev') return;
      const { compose } = await import('./src/compose.ts');
      const site = compose({ log: (message) => logger.warn(message) });
      globalThis.manzarSite = site;
      logger.info(`serving ${site.label}`);
      addMiddleware({ order: 'pre', entrypoint: path('./src/dev/middleware.ts') });
    },
    'astro:server:setup': async ({ server, logger }) => {
      const { devFront } = await import('./src/dev/front.ts');
      server.middlewares.use(devFront(globalThis.manzarSite, (message) => logger.warn(message)));
    },
  },
};

const hashes = inlineHashes();

/**
 * What islands share comes in one file: some twenty small ones compress to a third more, and each
 * would be a request.
 */
const shared =
  /\/src\/(?:cards|contract|lib|messages|stores|islands|paths)|nanostores|\/react-dom\/(?:index|cjs\/react-dom\.production)/;
const codeSplitting = { groups: [{ name: 'shared', test: shared, minShareCount: 2 }] };

/**
 * What every island needs is named by the build instead of by its content, so that pages can say
 * where it is before it is built: React with Astro's part, and what islands share.
 */
const buildId = process.env.BUILD_ID;
const COMMON = ['hydrate', 'shared', 'rolldown-runtime'];
const fileName = ({ name }) =>
  buildId && COMMON.includes(name) ? `_astro/${name}.${buildId}.js` : '_astro/[name].[hash].js';
const islandScripts = buildId
  ? COMMON.map((name) => `/_astro/${name}.${buildId}.js`).join(' ')
  : '';

/**
 * React in the build is the production one, whatever NODE_ENV says when the server is started: the
 * other renders less than half as many pages.
 */
const productionReact = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', '@nanostores/react'] },
};

/** Astro's integration of React, with a renderer of our own: src/renderer.ts, src/islands/hydrate.ts. */
function reactAtOnce() {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) => {
    setup({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({
          ...renderer,
          clientEntrypoint: path('./src/islands/hydrate.ts'),
          serverEntrypoint: path('./src/renderer.ts'),
        }),
    });
    if (options.command === 'build') options.updateConfig({ vite: productionReact });
  };
  return integration;
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [reactAtOnce(), intent, devSite, hashes.integration, routeList()],
  server: { port: Number(process.env.PORT || 4321), host: process.env.HOST || 'localhost' },
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Whether a URL ends in a slash is not ours to forgive: each page has one address.
  trailingSlash: 'ignore',
  security: { checkOrigin: false },
  vite: {
    plugins: [inlineScripts(hashes.note)],
    define: {
      __SITE_NAME__: JSON.stringify(siteName),
      __ISLAND_SCRIPTS__: JSON.stringify(islandScripts),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting, entryFileNames: fileName, chunkFileNames: fileName },
          },
        },
      },
    },
  },
});
