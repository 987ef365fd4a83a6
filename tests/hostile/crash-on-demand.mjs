// Loaded into a server under test: a request with `x-crash` is followed by an exception that is
// nobody's, as a broken stream or a forgotten promise makes one.
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
