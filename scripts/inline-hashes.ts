/**
 * Collects the hash of every inline script and style. The server's policy allows only these: see
 * src/server/security.ts.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FILE = 'inline-hashes.json';
/** Inline scripts and styles in our sources, and in built pages. */
const [WRITTEN, BUILT] = [
  /<(script) is:inline>(.*?)<\/\1>/gs,
  /<(script|style)(?: type="module")?>(.*?)<\/\1>/gs,
];

type Texts = { script: Set<string>; style: Set<string> };

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (texts: Set<string>) => [...texts].map(hashOf).sort();

/** Returns what `inline` matches in files. */
function inlineIn(files: string, inline: RegExp): Texts {
  const found: Texts = { script: new Set(), style: new Set() };
  for (const file of globSync(files)) {
    for (const [, tag, text = ''] of readFileSync(file, 'utf8').matchAll(inline)) {
      found[tag as keyof Texts].add(text);
    }
  }
  return found;
}

/**
 * Returns an integration that writes `dist/server/inline-hashes.json`: one list for our pages, and one
 * for the pages of clips, which other sites frame. Astro names the scripts and styles that it inlines
 * in the build's manifest. What it adds to islands stands in prerendered pages, and what we write
 * inline in our sources.
 */
export function inlineHashes(): AstroIntegration {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  return {
    name: 'inline-hashes',
    hooks: {
      'astro:build:ssr': ({ manifest }) => {
        for (const [, text] of manifest.inlinedScripts) scripts.add(text);
        for (const style of manifest.routes.flatMap((route) => route.styles)) {
          if (style.type === 'inline') styles.add(style.content);
        }
      },
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir);
        const sources = inlineIn('src/**/*.astro', WRITTEN);
        const built = inlineIn(join(client, '**/*.html'), BUILT);
        const clips = inlineIn(join(client, 'clips/**/*.html'), BUILT);
        const pages = {
          scripts: hashesOf(
            scripts.union(sources.script).union(built.script).difference(clips.script),
          ),
          styles: hashesOf(styles.union(built.style).difference(clips.style)),
        };
        const own = { scripts: hashesOf(clips.script), styles: hashesOf(clips.style) };
        writeFileSync(join(client, '../server', FILE), JSON.stringify({ pages, clips: own }));
      },
    },
  };
}
