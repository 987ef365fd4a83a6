// Loaded into a server under test. A request with `x-crash` causes an uncaught exception or an
// unhandled rejection, as a broken stream or a forgotten promise does.
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  const way = request.headers['x-crash'];
  if (way === 'throw') {
    setImmediate(() => {
      throw new Error('thrown');
    });
  } else if (way === 'reject') Promise.reject(new Error('rejected'));
});
