/**
 * Builds the server as Astro builds the pages: @astrojs/node with our server in place of the adapter’s, and
 * beside it what the server reads and starts, and the entry that starts it. CONTRIBUTING.md says what
 * to check when Astro is upgraded.
 */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0];
type VitePlugin = NonNullable<NonNullable<SetupOptions['config']['vite']>['plugins']>[number];

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Returns the adapter whose server is src/server/site.ts. */
export function builtServer(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  const { 'astro:config:setup': setup, 'astro:config:done': done } = adapter.hooks;
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:setup': async (options) => {
        await setup?.(options);
        // The dev server loads packages by Node: Vite cannot run CommonJS.
        if (options.command !== 'build') return;
        options.updateConfig({
          build: { serverEntry: 'site.mjs' },
          vite: { plugins: [programs], environments: { ssr: SERVER } },
        });
      },
      'astro:config:done': (options) =>
        done?.({
          ...options,
          setAdapter: (given) =>
            options.setAdapter({
              ...given,
              serverEntrypoint: source('server/site.ts'),
              previewEntrypoint: fileURLToPath(new URL('preview.ts', import.meta.url)),
            }),
        }),
      'astro:build:done': ({ dir }) => copyInto(fileURLToPath(new URL('../server/', dir))),
    },
  };
}

/**
 * All modules stand in one folder, so that each finds what is beside the server. All packages are
 * bundled but sharp, which has native code.
 */
const SERVER = {
  // Node warns where code mentions its own one, and servers keep nothing of a visitor.
  define: { localStorage: 'undefined' },
  resolve: { noExternal: true as const, external: ['sharp'] },
  build: {
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }: { name: string }) =>
          `${name.replaceAll(/[^\w.-]/g, '_')}_[hash].mjs`,
      },
    },
  },
};

/** Programs that the server starts, by the names of their files beside it. */
const PROGRAMS = {
  'worker.mjs': 'server/cluster/worker.ts',
  'image-process.mjs': 'server/pictures/image-process.ts',
  'checker.mjs': 'host/integrity/checker.ts',
};
const programs: VitePlugin = {
  name: 'programs',
  buildStart() {
    if (this.environment.name !== 'ssr') return;
    for (const [fileName, path] of Object.entries(PROGRAMS)) {
      this.emitFile({ type: 'chunk', id: source(path), fileName });
    }
  },
};

/** Copies the entry, the migrations, the motifs, the open catalogue and the list of fonts beside the server. */
function copyInto(server: string): void {
  // A bundler may write what an older Node can not read.
  for (const file of ['entry.mjs', 'node-version.mjs']) {
    copyFileSync(source(`server/${file}`), server + file);
  }
  const isData = (path: string) => !path.endsWith('.ts');
  for (const folder of ['migrations', 'motifs', 'seed']) {
    cpSync(source(`host/${folder}`), server + folder, { recursive: true, filter: isData });
  }
  const fonts = readFileSync(source('server/pictures/og/fonts.conf'), 'utf8');
  writeFileSync(`${server}fonts.conf`, fonts.replaceAll('../../../../', '../../'));
}
