/**
 * Makes the site's own clips: `npm run clips` makes all of them (some twenty minutes),
 * `npm run clips the-nuqta …` makes some. Needs ffmpeg with librsvg, libvpx and libopus, and the
 * fonts of paint/text.ts. On Debian:
 * `apt-get install ffmpeg fonts-roboto-unhinted fonts-noto-core`.
 *
 * Writes public/clips/<name>.webm, and the manifest that the catalogue's seed reads.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Clip, ClipFacts } from './clip.ts';
import { encode } from './encode.ts';
import { clips } from './list.ts';

const FOLDER = new URL('../../public/clips/', import.meta.url);
const MANIFEST = new URL('../../src/host/seed/clips.json', import.meta.url);

type Entry = ClipFacts & { file: string; motif?: string | undefined };

/** What editors have chosen in the manifest stays. */
const known = JSON.parse(await readFile(MANIFEST, 'utf8')) as Entry[];

function entryOf({ name, title, kind, seconds, notes, episode }: Clip): Entry {
  const { motif } = known.find((entry) => entry.name === name) ?? {};
  return {
    ...{ name, file: `${name}.webm`, title, kind, seconds, notes },
    ...(episode !== undefined && { episode }),
    ...(motif !== undefined && { motif }),
  };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !clips.some((clip) => clip.name === name));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}`);

await mkdir(FOLDER, { recursive: true });
for (const clip of clips) {
  if (wanted.length > 0 && !wanted.includes(clip.name)) continue;
  const file = fileURLToPath(new URL(`${clip.name}.webm`, FOLDER));
  await encode(clip, file);
  const { size } = await stat(file);
  console.log(`${clip.name}: ${clip.seconds} s, ${(size / 1000).toFixed(0)} kB`);
}
await writeFile(MANIFEST, `${JSON.stringify(clips.map(entryOf), null, 2)}\n`);
