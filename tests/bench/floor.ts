/**
 * `node tests/bench/floor.ts HOST`: serves the hand-written pages of tests/bench/floor, compressed,
 * by bare node:http. Serves the pictures of HOST in WebP at the width in their address. The pages
 * take nothing from the site; tests/bench/floor-parity.ts compares them with it.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { wholePages } from '../fixtures/whole-host.ts';
import { benchPages } from './pages.ts';

type File = { type: string; body: Buffer; encoding?: string };

const [host = ''] = process.argv.slice(2);
const files = new Map<string, File>();
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
/**
 * Widths of pictures on a phone 360 px wide at double density, each with the host's size from which
 * it is made.
 */
const FITTING = { w185: 'w185', w342: 'w500', w500: 'w500', w720: 'w1280' } as const;

function keep(path: string, type: string, file: string): void {
  const text = readFileSync(join(import.meta.dirname, '../..', file));
  files.set(path, { type, body: brotliCompressSync(text, quality), encoding: 'br' });
}

/** Keeps the picture of one width. The host has one picture of each size, whatever its name. */
async function keepPicture(width: keyof typeof FITTING): Promise<void> {
  const answer = await fetch(`${host}/t/p/${FITTING[width]}/p1.jpg`);
  const jpeg = Buffer.from(await answer.arrayBuffer());
  const body = await sharp(jpeg)
    .resize(Number(width.slice(1)))
    .webp({ quality: 72 })
    .toBuffer();
  files.set(`/t/p/${width}/`, { type: 'image/webp', body });
}

for (const [name, path] of Object.entries(benchPages)) {
  keep(path, 'text/html; charset=utf-8', `tests/bench/floor/${name}.html`);
}
for (const name of ['icon.svg', 'urdumark.svg']) {
  keep(`/${name}`, 'image/svg+xml', `public/${name}`);
}
for (const width of Object.keys(FITTING)) await keepPicture(width as keyof typeof FITTING);

/**
 * Returns the path of an address's page: all movies share one page, all series one, all persons
 * one.
 */
function pageOf(url: string): string {
  const { movie, series, person } = wholePages;
  const kinds = [movie, series, person].map((path) => [path.replace(/\w+$/, ''), path] as const);
  return kinds.find(([start]) => url.startsWith(start))?.[1] ?? url;
}

const server = createServer(({ url = '/' }, response) => {
  const path = pageOf(url);
  const found = files.get(/^\/t\/p\/\w+\//.exec(path)?.[0] ?? path);
  if (!found) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(found.encoding && { 'content-encoding': found.encoding }),
  });
  response.end(found.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    console.log(`http://127.0.0.1:${address.port}`);
  }
});
