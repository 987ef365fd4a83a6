// Collects the hashes of every script and style that stands inline in a page, so that the server can
// allow these and no others: see src/server/security.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INLINE = /<(script|style)>(.*?)<\/\1>/gs;
const FILE = 'inline-hashes.json';

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (texts) => [...texts].map(hashOf).sort();

/** What stands inline in the built pages of a folder. */
function inlineIn(folder) {
  const found = { script: new Set(), style: new Set() };
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    for (const [, tag, text] of html.matchAll(INLINE)) found[tag].add(text);
  }
  return found;
}

/**
 * An integration that writes `dist/server/inline-hashes.json`: for our pages and for the pages of
 * clips, which are framed by others, the hashes of their scripts and styles. The scripts are `noted`
 * where they are minified; the styles are in the build's manifest, as each page has them, and in the
 * pages that the build makes.
 */
export function inlineHashes() {
  const scripts = new Set();
  const styles = new Set();
  return {
    note: (script) => scripts.add(script),
    integration: {
      name: 'inline-hashes',
      hooks: {
        'astro:build:ssr': ({ manifest }) => {
          for (const route of manifest.routes) {
            for (const { type, content } of route.styles)
              if (type === 'inline') styles.add(content);
          }
        },
        'astro:build:done': ({ dir }) => {
          const client = fileURLToPath(dir);
          const all = inlineIn(client);
          const clips = inlineIn(join(client, 'clips'));
          const pages = {
            scripts: hashesOf(scripts.difference(clips.script)),
            styles: hashesOf(styles.union(all.style).difference(clips.style)),
          };
          const hashes = {
            pages,
            clips: { scripts: hashesOf(clips.script), styles: hashesOf(clips.style) },
          };
          writeFileSync(join(client, '../server', FILE), JSON.stringify(hashes));
        },
      },
    },
  };
}
