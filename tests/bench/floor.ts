/**
 * `node tests/bench/floor.ts SITE HOST`: the site's pages as hand-written static HTML would be:
 * no script, pictures of the size that fits in WebP, sent compressed by bare node:http.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { wholePages } from '../fixtures/whole-host.ts';

type File = { type: string; body: Buffer; encoding?: string };

const [site = '', host = ''] = process.argv.slice(2);
const files = new Map<string, File>();
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
/** Pixels of each kind of picture on a phone 360 wide at twice the density. */
const FITTING = { w185: 185, w500: 342, w1280: 720 } as const;

function keep(path: string, type: string, text: string): void {
  files.set(path, { type, body: brotliCompressSync(text, quality), encoding: 'br' });
}

/** Without scripts and islands; each picture named once, by the width that fits. */
function asStatic(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<\/?astro-(?:island|slot)\b[^>]*>/g, '')
    .replace(/<link rel="(?:preload|modulepreload|manifest|canonical)"[^>]*>/g, '')
    .replace(/\s(?:srcset|sizes)="[^"]*"/gi, '');
}

const made = new Map<string, Promise<Buffer>>();
function fittingPicture(size: keyof typeof FITTING): Promise<Buffer> {
  const known = made.get(size);
  if (known) return known;
  const fresh = fetch(`${host}/t/p/${size}/p1.jpg`)
    .then((answer) => answer.arrayBuffer())
    .then((jpeg) =>
      sharp(Buffer.from(jpeg)).resize(FITTING[size]).webp({ quality: 72 }).toBuffer(),
    );
  made.set(size, fresh);
  return fresh;
}

for (const path of Object.values(wholePages)) {
  const html = asStatic(await (await fetch(site + path)).text());
  keep(path, 'text/html; charset=utf-8', html);
  for (const [style] of html.matchAll(/\/_astro\/[\w.-]+\.css/g)) {
    if (!files.has(style)) keep(style, 'text/css', await (await fetch(site + style)).text());
  }
}
keep('/icon.svg', 'image/svg+xml', await (await fetch(`${site}/icon.svg`)).text());
for (const size of Object.keys(FITTING) as (keyof typeof FITTING)[]) {
  files.set(`/t/p/${size}/`, { type: 'image/webp', body: await fittingPicture(size) });
}

const server = createServer(({ url = '/' }, response) => {
  // Every film has the one page that was saved.
  const path = url.startsWith('/zxyxvyXdF/') ? wholePages.movie : url;
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
