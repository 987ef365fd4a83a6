/**
 * Inline scripts of pages. Importing `./file.ts?inline` returns the file with all its imports,
 * bundled and minified into one text. The text calls the file's default export, if it has one. What
 * it imports with `import('./other.ts')` becomes a file of its own, which browsers fetch then.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
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

/** A file that an inline script imports later, by its path in the folder of the client. */
export type LateFile = { path: string; code: string };
type Bundle = { code: string; files: string[]; late: LateFile[] };

/** Bundles a file into one script: inline text, or a module that text imports later. */
async function bundled(file: string, format: 'iife' | 'es', dev: boolean): Promise<Bundle> {
  const found: Bundle[] = [];
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entryOf(file), lateFiles(found, dev)],
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'esnext',
      // As a library: what a script imports later needs no helper that preloads it.
      lib: { entry: file, formats: [format], name: '_' },
      rolldownOptions: {
        ...(format === 'iife' && { input: ENTRY }),
        makeAbsoluteExternalsRelative: false,
        output: { codeSplitting: false, minify: true },
      },
    },
  })) as Rollup.RollupOutput[];
  const [{ code, moduleIds }] = (built[0] as Rollup.RollupOutput).output;
  const files = moduleIds.filter((id) => id !== ENTRY);
  return {
    code: code.trim(),
    files: [...files, ...found.flatMap((one) => one.files)],
    late: found.flatMap((one) => one.late),
  };
}

/** Bundles what a script imports dynamically, collects it, and leaves its address in the script. */
function lateFiles(found: Bundle[], dev: boolean): Plugin {
  return {
    name: 'late-files',
    enforce: 'pre',
    async resolveId(id, importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const target = await this.resolve(id, importer);
      if (!target) return null;
      // The dev server serves each source by its path.
      if (dev) return { id: `/@fs${target.id}`, external: true };
      const { code, files, late } = await bundled(target.id, 'es', dev);
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const path = `/_astro/${basename(target.id, '.ts')}.${hash}.js`;
      found.push({ code, files, late: [...late, { path, code }] });
      return { id: path, external: true };
    },
  };
}

/**
 * Returns the Vite plugin. It calls `note` with each script as pages contain it, and
 * with the files that the script imports later.
 */
export function inlineScripts(note: (script: string, late: LateFile[]) => void): Plugin {
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
      const { code, files, late } = await bundled(file, 'iife', dev);
      for (const one of files) this.addWatchFile(one);
      note(code, late);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
