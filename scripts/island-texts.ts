/**
 * Builds the texts that the browser loads: of each set one file a language, of which a page loads one. No
 * module imports these files, so that the build adds no loader of its own for them.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languages } from '../src/contract/language.ts';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
type VitePlugin = NonNullable<NonNullable<SetupOptions['config']['vite']>['plugins']>[number];

/** The folder in src/messages of each set. */
const SETS = { texts: 'islands', films: 'films' } as const;
type TextSet = keyof typeof SETS;

const sourceOf = (set: TextSet, language: string) => `/src/messages/${SETS[set]}/${language}.ts`;

/** Returns the address of a language's texts in a build. */
export function textsAddress(language: string, buildId = 'build', set: TextSet = 'texts'): string {
  return `/_astro/${set}-${language}.${buildId}.js`;
}

/** Returns a plugin that adds the files, and defines their addresses as `__ISLAND_TEXTS__` and `__FILM_TEXTS__`. */
export function islandTexts(buildId: string | undefined): VitePlugin {
  return {
    name: 'island-texts',
    config: (_config: unknown, { command }: { command: string }) => {
      const addressOf = (set: TextSet) =>
        JSON.stringify(
          command === 'build'
            ? textsAddress('{language}', buildId, set)
            : sourceOf(set, '{language}'),
        );
      return {
        define: { __ISLAND_TEXTS__: addressOf('texts'), __FILM_TEXTS__: addressOf('films') },
      };
    },
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.config.command !== 'build') return;
      for (const set of Object.keys(SETS) as TextSet[])
        for (const language of languages) {
          this.emitFile({
            type: 'chunk',
            id: fileURLToPath(new URL(`..${sourceOf(set, language)}`, import.meta.url)),
            fileName: textsAddress(language, buildId, set).slice(1),
            preserveSignature: 'strict',
          });
        }
    },
  };
}
