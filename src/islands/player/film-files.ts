/** The files that a film is played from: its player names them, or the site tells them. */
import { type RefObject, useEffect, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import {
  type ArchiveFile,
  type ArchiveFilm,
  type ArchivePart,
  archiveItem,
  type Connection,
  chooseFile,
  fileAddress,
} from '#/lib/archive.ts';
import { archivePath } from '#/site/paths.ts';

/**
 * Addresses of a film's files, one for each part in order; `asked` until the site has told them. Null:
 * no file is known, and the player's own frame shows the film.
 */
export type Parts = readonly string[] | 'asked' | null;

/**
 * Returns the files that a player's film is played from. `files`: the sizes of a film in one part, if the
 * server told them. Without them the browser asks the site, unless the film was not `pressed` and is in its
 * frame already. A film that came with its files has those that the server chose, until the browser
 * chooses for its connection: not once the `video` has begun.
 */
export function useParts(
  player: Player | null,
  files: readonly ArchiveFile[] | null,
  pressed: boolean,
  video: RefObject<HTMLVideoElement | null>,
): Parts {
  const [of, setOf] = useState(player);
  const [parts, setParts] = useState<Parts>(() => player && known(player, files, pressed));
  if (of !== player) {
    setOf(player);
    setParts(player && known(player, files, pressed));
  }
  const item = player && parts === 'asked' ? archiveItem(player.src)?.item : undefined;
  useEffect(() => {
    const { current } = video;
    const begun = current && (!current.paused || current.played.length > 0);
    if (files && !begun) setParts(chosen([{ files }], connection()));
  }, [files, video]);
  useEffect(() => {
    if (item === undefined) return undefined;
    let left = false;
    askArchive(item)
      .then((film) => chosen(film.parts, connection()))
      .catch(() => null)
      .then((found) => left || setParts(found));
    return () => {
      left = true;
    };
  }, [item]);
  return parts;
}

function known(
  { kind, src }: Player,
  files: readonly ArchiveFile[] | null,
  pressed: boolean,
): Parts {
  // A clip's file has the address of its page: see src/pages/clips.
  if (kind === 'clip') return [`${src}.webm`];
  if (kind !== 'archive') return null;
  const file = fileAddress(src);
  if (file !== null) return [file];
  // The server does not know the browser's connection. The first rendering there must be its own.
  if (files) return chosen([{ files }], {});
  // A page whose scripts came late has shown the frame: see src/components/scripts/address-player.ts.
  return pressed || !globalThis.document?.querySelector('.frame iframe') ? 'asked' : null;
}

/** Returns the file of each part; null if a part has none. */
function chosen(parts: readonly ArchivePart[], connection: Connection): readonly string[] | null {
  const files = parts.flatMap(({ files }) => chooseFile(files, connection)?.src ?? []);
  return files.length > 0 && files.length === parts.length ? files : null;
}

/** Returns what the browser says of its connection; nothing in browsers that do not. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Milliseconds that the site may take: docs/product.md, Constants. */
const PATIENCE = 6000;

/** Returns the film's files. Rejects if the site knows none that surely are the film, or has no answer. */
async function askArchive(item: string): Promise<ArchiveFilm> {
  const response = await fetch(archivePath(item), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${item}: ${response.status}`);
  return response.json() as Promise<ArchiveFilm>;
}
