/**
 * Builds the texts that islands use: one file for each language, of which a page loads one. No module
 * imports these files, so that the build adds no loader of its own for them.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languages } from '../src/contract/language.ts';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
type VitePlugin = NonNullable<NonNullable<SetupOptions['config']['vite']>['plugins']>[number];

const sourceOf = (language: string) => `/src/messages/islands/${language}.ts`;

/** Returns the address of a language's texts in a build. */
export function textsAddress(language: string, buildId = 'build'): string {
  return `/_astro/texts-${language}.${buildId}.js`;
}

/** Returns a plugin that adds the files, and defines their address as `__ISLAND_TEXTS__`. */
export function islandTexts(buildId: string | undefined): VitePlugin {
  return {
    name: 'island-texts',
    config: (_config: unknown, { command }: { command: string }) => {
      const address =
        command === 'build' ? textsAddress('{language}', buildId) : sourceOf('{language}');
      return { define: { __ISLAND_TEXTS__: JSON.stringify(address) } };
    },
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.config.command !== 'build') return;
      for (const language of languages) {
        this.emitFile({
          type: 'chunk',
          id: fileURLToPath(new URL(`..${sourceOf(language)}`, import.meta.url)),
          fileName: textsAddress(language, buildId).slice(1),
          preserveSignature: 'strict',
        });
      }
    },
  };
}
