/**
 * Tests cannot reach the players of other sites: the browser asks this server for them. To catch
 * these requests in the page instead would send every other request through the test, too.
 */
import { createServer } from 'node:https';
import { certificateFor } from '../fixtures/certificate.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';

const HOSTS = ['www.youtube-nocookie.com', 'archive.org', 'www.archive.org'];

/** Returns Chromium's flags for it. The server listens before any browser starts. */
export function playersFlags(port = process.env.PLAYERS_PORT): string[] {
  const rules = HOSTS.map((host) => `MAP ${host} 127.0.0.1:${port}`);
  return [`--host-resolver-rules=${rules.join()}`, '--ignore-certificate-errors'];
}

/** Playwright calls this before all tests, and what it returns after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = createServer(certificateFor('players.example'), (_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>A player</title>'),
  );
  process.env.PLAYERS_PORT = String(await listenOn(server));
  return () => closeNow(server);
}
