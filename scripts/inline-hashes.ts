/**
 * Collects the hash of every inline script and style. The server's policy allows only these: see
 * src/server/security.ts. Writes the files that inline scripts import later.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LateFile } from './inline-scripts.ts';

const INLINE = /<(script|style)>(.*?)<\/\1>/gs;
const FILE = 'inline-hashes.json';

type Texts = { script: Set<string>; style: Set<string> };

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (texts: Set<string>) => [...texts].map(hashOf).sort();

/** Returns the inline scripts and styles of the built pages in a folder. */
function inlineIn(folder: string): Texts {
  const found: Texts = { script: new Set(), style: new Set() };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    for (const [, tag, text = ''] of html.matchAll(INLINE)) {
      (tag === 'script' ? found.script : found.style).add(text);
    }
  }
  return found;
}

/** Writes `dist/server/inline-hashes.json` after a build. */
function writeHashes(client: string, scripts: Set<string>, styles: Set<string>): void {
  const all = inlineIn(client);
  const clips = inlineIn(join(client, 'clips'));
  const pages = {
    scripts: hashesOf(scripts.union(all.script).difference(clips.script)),
    styles: hashesOf(styles.union(all.style).difference(clips.style)),
  };
  const own = { scripts: hashesOf(clips.script), styles: hashesOf(clips.style) };
  writeFileSync(join(client, '../server', FILE), JSON.stringify({ pages, clips: own }));
}

/**
 * Returns an integration that writes the hashes: one list for our pages, and one for the pages of
 * clips, which other sites frame. Call `note` with each minified inline script, and with the files
 * that it imports later. Styles come from the build's manifest. All that Astro itself puts into
 * pages stands in prerendered ones, too.
 */
export function inlineHashes(): {
  note(script: string, late: LateFile[]): void;
  integration: AstroIntegration;
} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files = new Map<string, string>();
  return {
    note(script, late) {
      scripts.add(script);
      for (const { path, code } of late) files.set(path, code);
    },
    integration: {
      name: 'inline-hashes',
      hooks: {
        'astro:build:ssr': ({ manifest }) => {
          for (const style of manifest.routes.flatMap((route) => route.styles)) {
            if (style.type === 'inline') styles.add(style.content);
          }
        },
        'astro:build:done': ({ dir }) => {
          const client = fileURLToPath(dir);
          for (const [path, code] of files) writeFileSync(join(client, path), code);
          writeHashes(client, scripts, styles);
        },
      },
    },
  };
}
