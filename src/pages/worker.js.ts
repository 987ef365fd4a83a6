import { build, type Rolldown } from 'vite';
import sheet from '../../styles/offline.scss?url';

export const prerender = true;

/** Returns the service worker as one script: see src/stores/worker. */
export async function GET(): Promise<Response> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(__BUILD__),
      __OFFLINE_SHEET__: JSON.stringify(sheet),
    },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: 'src/stores/worker/worker.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [
    {
      output: [{ code }],
    },
  ] = built as [Rolldown.RolldownOutput];
  return new Response(code, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
