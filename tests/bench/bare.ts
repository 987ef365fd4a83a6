/**
 * `node tests/bench/bare.ts URL`: bare node:http that sends the bytes and headers of one response.
 */
import { createServer } from 'node:http';
import { askStored } from '../e2e/ask.ts';

const { status, headers, body } = await askStored(process.argv[2] ?? '');
const { connection: _connection, date: _date, 'keep-alive': _alive, ...own } = headers;
const server = createServer((_request, response) => {
  response.writeHead(status, own);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    console.log(`http://127.0.0.1:${address.port}`);
  }
});
