/** The files that a film is played from: its player names them, or the site lists them. */
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
 * Addresses of a film's files, one for each part in order; `loading` while they are requested; `failed` if archive.org
 * did not answer; `Asks` if the visitor is to choose a size first. Null: no file is known, and the film plays in the
 * player's own frame.
 */
export type Parts = readonly string[] | 'loading' | 'failed' | Asks | null;

/** The parts of a film of which the visitor is to choose a size: data is saved. */
export type Asks = { asks: readonly ArchivePart[] };

/**
 * Returns the files that a player's film is played from, and a function that sets others. `files`: those of a film in
 * one part, if the server knows them. Otherwise the browser requests them, unless the film was not `pressed` and its
 * frame is shown already. The browser replaces the server's choice by one for its connection, unless the `video` has
 * started.
 */
export function useParts(
  player: Player | null,
  files: readonly ArchiveFile[] | null,
  pressed: boolean,
  video: RefObject<HTMLVideoElement | null>,
): [parts: Parts, setParts: (parts: Parts) => void] {
  const [of, setOf] = useState(player);
  const [parts, setParts] = useState<Parts>(() => player && known(player, files, pressed));
  if (of !== player) {
    setOf(player);
    setParts(player && known(player, files, pressed));
  }
  const item = player && parts === 'loading' ? archiveItem(player.src)?.item : undefined;
  useEffect(() => {
    const { current } = video;
    const started = current && (!current.paused || current.played.length > 0);
    if (files && !started) setParts(offered([{ files }]));
  }, [files, video]);
  useEffect(() => {
    if (item === undefined) return undefined;
    let left = false;
    askArchive(item)
      .then((film) => film && offered(film.parts))
      .catch(() => 'failed' as const)
      .then((found) => left || setParts(found));
    return () => {
      left = true;
    };
  }, [item]);
  return [parts, setParts];
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
  // The server does not know the browser's connection, and hydration must render the same.
  if (files) return pressed ? offered([{ files }]) : chosen([{ files }], {});
  // A page whose scripts loaded late shows the frame: see src/components/scripts/address-player.ts.
  return pressed || !globalThis.document?.querySelector('.frame iframe') ? 'loading' : null;
}

/** Returns whether a visitor is to choose a size before anything is loaded. */
export function isAsked(parts: Parts): parts is Asks {
  return parts instanceof Object && 'asks' in parts;
}

/** Returns the files for this connection, or if it saves data and there are two sizes, asks. */
function offered(parts: readonly ArchivePart[]): readonly string[] | Asks | null {
  const files = chosen(parts, connection());
  const isOne = `${files}` === `${chosen(parts, {})}`;
  return connection().saveData && files && !isOne ? { asks: parts } : files;
}

/** Returns the file of each part for a connection; null if a part has none. */
export function chosen(
  parts: readonly ArchivePart[],
  connection: Connection,
): readonly string[] | null {
  const files = parts.flatMap(({ files }) => chooseFile(files, connection)?.src ?? []);
  return files.length > 0 && files.length === parts.length ? files : null;
}

/** Returns the browser's network information; empty in browsers without it. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Milliseconds that the site may take: docs/product.md, Constants. */
const TIMEOUT_MS = 6000;

/** Requests the film's files. Resolves to null if none are clearly the film. Rejects if archive.org does not answer. */
async function askArchive(item: string): Promise<ArchiveFilm | null> {
  const response = await fetch(archivePath(item), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${item}: ${response.status}`);
  return response.json() as Promise<ArchiveFilm>;
}
