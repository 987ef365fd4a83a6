// Scripts that stand inline in pages: `./file.ts?inline` is the file and all that it imports, in one
// piece and made small. What the file exports by default is called.
import { build } from 'vite';

const MARK = /^(.*\.[jt]s)\?inline$/;
const ENTRY = 'inline-entry';

/** A module that runs a file. */
const entryOf = (file) => ({
  name: ENTRY,
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY ? `import * as script from ${JSON.stringify(file)}; script.default?.();` : null,
});

/** A file as one script, and the files that it was made of. */
async function bundled(file) {
  const { output } = await build({
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
  });
  const [{ code, moduleIds }] = output;
  return { code: code.trim(), files: moduleIds.filter((id) => id !== ENTRY) };
}

/** `note` is told of every script, as it will stand in pages. */
export function inlineScripts(note) {
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
