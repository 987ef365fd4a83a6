/** `astro preview`: serves what `astro build` wrote, by the entry that `npm start` runs. */
import type { CreatePreviewServer } from 'astro';

const createPreviewServer: CreatePreviewServer = async ({ serverEntrypoint, host, port }) => {
  // Without a name Astro means all addresses of the machine.
  const name = host ?? '0.0.0.0';
  Object.assign(process.env, { HOST: name, PORT: `${port}` });
  await import(serverEntrypoint.href);
  // The site ends its process by itself, on a signal.
  const never = new Promise<void>(() => {});
  return { host: name, port, closed: () => never, stop: () => never };
};
export default createPreviewServer;
