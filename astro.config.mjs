import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildStamp, fingerprint } from './scripts/build-stamp.mjs';
import { compressed } from './scripts/compress.mjs';
import { inlineHashes } from './scripts/inline-hashes.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { islands } from './scripts/islands.ts';
import { readEnvFile } from './scripts/launch/env-file.mjs';
import { prefixedPages } from './scripts/prefixed-pages.ts';
import { routeList } from './scripts/route-list.ts';
import { builtServer } from './scripts/server-build.ts';
import { readConfig } from './src/config.ts';
import { devSite } from './src/tools/dev/integration.ts';

readEnvFile();
const { siteName, port, host } = readConfig();

const sources = process.env.NODE_ENV === 'production' ? fingerprint() : '';

export default defineConfig({
  output: 'server',
  adapter: builtServer(),
  integrations: [
    react({ experimentalDisableStreaming: true }),
    islands(),
    prefixedPages(),
    devSite(),
    inlineHashes(),
    routeList(),
    compressed(),
    buildStamp(sources),
  ],
  server: { port, host },
  build: { inlineStylesheets: 'always' },
  // Astro ignores a slash at the end of a path. In production, src/site/match.ts allows each
  // page only one address.
  trailingSlash: 'ignore',
  security: { checkOrigin: false },
  // The site sets no cookie.
  session: false,
  vite: {
    plugins: [inlineScripts()],
    define: {
      __SITE_NAME__: JSON.stringify(siteName),
      __BUILD__: JSON.stringify(sources.slice(0, 8)),
    },
  },
});
