/**
 * Scripts that stand inline in pages: `./file.ts?inline` is the file and all that it imports, bundled and
 * minified into one text, which calls the file's default export.
 */
import { build, type Plugin, type Rollup } from 'vite';

const MARK = /^(.*\.ts)\?inline$/;
const ENTRY = 'inline-entry';

/** A module that runs a file. */
const entryOf = (file: string): Plugin => ({
  name: ENTRY,
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) => (id === ENTRY ? `import run from ${JSON.stringify(file)}; run();` : null),
});

/** A file as one script, and the files that it consists of. */
async function bundled(file: string): Promise<{ code: string; files: string[] }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entryOf(file)],
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

/** The Vite plugin of `?inline`. `note` takes every script as it will stand in pages. */
export function inlineScripts(note: (script: string) => void): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [, file] = MARK.exec(id) ?? [];
      if (file === undefined) return null;
      const { code, files } = await bundled(file);
      for (const one of files) this.addWatchFile(one);
      note(code);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
