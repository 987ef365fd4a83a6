/**
 * `import script from './file.ts?inline'` returns the minified text of a file that imports nothing, for a
 * script in the page that browsers run before the first paint: Astro defers its own, and leaves inline ones as
 * they are written.
 */
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const MARK = /^(.*\.ts)\?inline$/;

/** Returns the Vite plugin. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [, file] = MARK.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const { code: text } = minifySync(file, code, { module: true });
      // Inline scripts are no modules: what they declare would be the page's.
      return `export default ${JSON.stringify(`{${text.replace(/export\s*\{\s*\};?/, '')}}`)}`;
    },
  };
}
