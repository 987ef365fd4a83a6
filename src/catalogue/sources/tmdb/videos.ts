/** Videos of a title: which of them is its trailer. */
import { field, rows, text } from '#/contract/raw.ts';
import type { VideoRow } from '#/contract/rows/series.ts';

type Video = { type: string; name: string | null; key: string; official: boolean };

/** Returns the videos on YouTube. Other hosts' ids mean nothing to a client. */
function videosIn(body: unknown): Video[] {
  return rows(field(field(body, 'videos'), 'results'), (row) => {
    const [type, key] = [text(field(row, 'type')), text(field(row, 'key'))];
    const known = field(row, 'site') === 'YouTube' && /^[\w-]{11}$/.test(key ?? '');
    if (!known || type === null || key === null) return null;
    return { type, key, name: text(field(row, 'name')), official: field(row, 'official') === true };
  });
}

/** Returns the videos with the trailer first: clients play the first of type Trailer. */
export function videoRows(body: unknown): VideoRow[] {
  const videos = videosIn(body);
  const first = trailerOf(videos);
  const inOrder = first ? [first, ...videos.filter((video) => video !== first)] : videos;
  return inOrder.map(({ type, key, name }) => {
    const isFirst = key === first?.key;
    return { type: isFirst ? 'Trailer' : type, key, ...(name !== null && { name }) };
  });
}

/** Returns the id of a title's trailer on YouTube, or null. */
export function trailerIn(body: unknown): string | null {
  return trailerOf(videosIn(body))?.key ?? null;
}

/** The first official trailer, else the first trailer or teaser. */
function trailerOf(videos: readonly Video[]): Video | undefined {
  const official = videos.find(({ type, official }) => type === 'Trailer' && official);
  return official ?? videos.find(({ type }) => type === 'Trailer' || type === 'Teaser');
}
