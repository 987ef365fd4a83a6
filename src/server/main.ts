/** `npm start`: the production server. */
import { once } from 'node:events';
import { compose } from '#/compose.ts';
import { fail } from '#/lib/say.ts';
import { createSiteServer } from './server.ts';

try {
  const site = compose();
  const server = await createSiteServer(site);
  server.listen(site.config.port, site.config.host);
  await once(server, 'listening');
  console.log(`${site.config.siteName} is on ${site.config.siteUrl}, serving ${site.label}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => {
        site.close();
        process.exit(0);
      });
      server.closeIdleConnections();
    });
  }
} catch (error) {
  fail(error);
}
