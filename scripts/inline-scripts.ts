/**
 * Inline scripts of pages. Importing `./file.ts?inline` returns the file with all its imports,
 * bundled and minified into one text. The text calls the file's default export, if it has one.
 */
import { build, type Plugin, type Rollup } from 'vite';

const MARK = /^(.*\.ts)\?inline$/;
const ENTRY = 'inline-entry';

/** Returns a plugin with an entry module, which runs a file and calls its default export. */
const entryOf = (file: string): Plugin => ({
  name: ENTRY,
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY ? `import * as script from ${JSON.stringify(file)}; script.default?.();` : null,
});

/** Bundles a file into one script. Resolves to its text, and to the files that it contains. */
async function bundled(file: string, dev: boolean): Promise<{ code: string; files: string[] }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entryOf(file)],
    define: { __DEV__: String(dev) },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', codeSplitting: false, minify: true },
      },
    },
  })) as Rollup.RollupOutput;
  const [{ code, moduleIds }] = built.output;
  return { code: code.trim(), files: moduleIds.filter((id) => id !== ENTRY) };
}

/** Returns the Vite plugin for `?inline`. It calls `note` with each script as pages contain it. */
export function inlineScripts(note: (script: string) => void): Plugin {
  let dev = false;
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      dev = command === 'serve';
    },
    async load(id) {
      const [, file] = MARK.exec(id) ?? [];
      if (file === undefined) return null;
      const { code, files } = await bundled(file, dev);
      for (const one of files) this.addWatchFile(one);
      note(code);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
