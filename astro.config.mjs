import { defineConfig } from 'astro/config';
import { buildStamp, fingerprint } from './scripts/build-stamp.mjs';
import { compressed } from './scripts/compress.mjs';
import { inlineHashes } from './scripts/inline-hashes.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { readEnvFile } from './scripts/launch/env-file.mjs';
import { routeList } from './scripts/route-list.ts';
import { builtServer } from './scripts/server-build.ts';
import { devSite } from './src/dev/integration.ts';
import { intentDirective, reactRuntime } from './src/runtime/integration.ts';
import { prefixedPages } from './src/runtime/languages.ts';

readEnvFile();
const siteName = process.env.SITE_NAME || 'Manzar';

const hashes = inlineHashes();

/**
 * Puts the modules that islands share into one file. As some twenty small files they would compress
 * to a third more bytes, and each would be a request. React is a file of its own: split between others, it
 * takes 700 bytes more, and a file for the bundler's runtime.
 */
const shared =
  /\/src\/(?:cards|contract|lib|messages\/\w+\.|stores|islands|paths)|nanostores|\/react-dom\/(?:index|cjs\/react-dom\.production)/;
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: 'shared', test: shared, minShareCount: 2 },
  ],
};

const sources = process.env.NODE_ENV === 'production' ? fingerprint() : '';
// scripts/inline-scripts.ts reads it.
if (sources) process.env.BUILD_ID = sources.slice(0, 8);

export default defineConfig({
  output: 'server',
  adapter: builtServer(),
  integrations: [
    reactRuntime(),
    intentDirective(),
    prefixedPages(),
    devSite(),
    hashes.integration,
    routeList(),
    compressed(),
    buildStamp(sources),
  ],
  server: { port: Number(process.env.PORT || 4321), host: process.env.HOST || 'localhost' },
  build: { inlineStylesheets: 'always' },
  // Astro ignores a slash at the end of a path. In production, src/site/match.ts allows each
  // page only one address.
  trailingSlash: 'ignore',
  security: { checkOrigin: false },
  vite: {
    plugins: [inlineScripts(hashes.note)],
    define: {
      __SITE_NAME__: JSON.stringify(siteName),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting },
          },
        },
      },
    },
  },
});
