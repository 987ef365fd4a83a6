/** `npm run host`: the embedded host alone, on its own port. */
import { once } from 'node:events';
import { openEmbedded } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { serveHost } from '#/host/serve.ts';
import { fail } from '#/lib/say.ts';

try {
  const config = readConfig();
  const { host, db } = openEmbedded(config, console.error);
  const server = serveHost(host).listen(config.hostPort, config.host);
  await once(server, 'listening');
  console.log(`The catalogue host answers on http://${config.host}:${config.hostPort}/api/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => {
        db.close();
        process.exit(0);
      });
      server.closeAllConnections();
    });
  }
} catch (error) {
  fail(error);
}
