/** `npm run host`: runs the embedded host alone, on its own port. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { catalogueFile, openEmbedded } from '#/compose/embedded.ts';
import { readConfig, readHostPort } from '#/config.ts';
import { openRegister } from '#/host/catalogue/withdrawn.ts';
import { endCheck, watchFile } from '#/host/integrity/check-process.ts';
import { isCheckedAtStart } from '#/host/open.ts';
import { folderOf } from '#/host/places.ts';
import { endInOrder, fail, onceSignalled, SOON, type Step } from '#/server/end-in-order.ts';
import { serveHost } from './serve-host.ts';

try {
  const config = readConfig();
  const hostPort = readHostPort();
  const folder = folderOf(config);
  const register = openRegister({ folder, log: console.error });
  const isChecked = isCheckedAtStart(resolve(config.catalogueDb));
  const { host, db } = openEmbedded(config, console.error, { register });
  register.watch(() => undefined);
  const server = serveHost(host).listen(hostPort, config.host);
  await once(server, 'listening');
  const steps: Step[] = [
    [
      SOON,
      () => {
        const closed = once(server.close(), 'close');
        server.closeAllConnections();
        return closed;
      },
    ],
    [SOON, endCheck],
    [SOON, db.close],
  ];
  onceSignalled(() => endInOrder(steps, console.error));
  const { port } = server.address() as AddressInfo;
  const path = catalogueFile(config);
  if (path !== null)
    void watchFile(path, { isChecked, log: console.error, damaged: () => undefined });
  console.log(`The catalogue host answers on http://${config.host}:${port}/api/`);
} catch (error) {
  fail(error);
}
