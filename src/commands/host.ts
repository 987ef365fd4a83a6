/** `npm run host`: runs the embedded host alone, on its own port. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { catalogueFile, openEmbedded } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { openRegister } from '#/host/catalogue/withdrawn/register.ts';
import { checkBeside, endCheck } from '#/host/integrity/beside.ts';
import { folderOf } from '#/host/places.ts';
import { serveHost } from '#/host/serve.ts';
import { fail } from '#/process/fail.ts';
import { onceSignalled } from '#/process/once-signalled.ts';

try {
  const config = readConfig();
  const folder = folderOf(config);
  const register = openRegister({ folder, log: console.error });
  const { host, db } = openEmbedded(config, console.error, { register });
  register.watch(() => undefined);
  const server = serveHost(host).listen(config.hostPort, config.host);
  await once(server, 'listening');
  onceSignalled(() => {
    server.close(async () => {
      await endCheck();
      db.close();
      process.exit(0);
    });
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const path = catalogueFile(config);
  if (path !== null) void checkBeside(path, console.error);
  console.log(`The catalogue host answers on http://${config.host}:${port}/api/`);
} catch (error) {
  fail(error);
}
