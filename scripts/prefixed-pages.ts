/** Adds the addresses of prerendered pages and files in the languages that have a prefix. */
import type { AstroIntegration } from 'astro';
import { ENGLISH, languages, prefixOf } from '../src/contract/language.ts';
import { patterns } from '../src/site/paths.ts';

/** Addresses of prerendered pages and files, with their sources. */
const PAGES = [
  [patterns.more, 'src/pages/more/[kind].astro'],
  [patterns.broken, 'src/pages/500.astro'],
  [patterns.offline, 'src/pages/offline.astro'],
  [patterns.clip, 'src/pages/clips/[clip].astro'],
  [patterns.manifest, 'src/pages/manifest.webmanifest.ts'],
] as const;

/**
 * Returns the integration. Rendered pages need no further route: the server takes the prefix
 * off, and tells Astro the language.
 */
export function prefixedPages(): AstroIntegration {
  return {
    name: 'prefixed-pages',
    hooks: {
      'astro:config:setup'({ injectRoute }) {
        for (const language of languages) {
          if (language === ENGLISH) continue;
          for (const [path, entrypoint] of PAGES) {
            injectRoute({ pattern: prefixOf(language) + path, entrypoint, prerender: true });
          }
        }
      },
    },
  };
}
