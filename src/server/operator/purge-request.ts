/** Reads what `POST /purge` asks for: `{"tags": ["movie-603", "list-popular"]}`. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MOST_TAGS } from '#/catalogue/redis/bus.ts';
import { isTag } from '#/catalogue/tags.ts';

/** Largest body, in bytes. */
const MOST_BYTES = 64 * 1024;

export type Read = { tags: string[] } | { status: 400 | 413; error: string };

/** Returns whether a request presents the token. Compares it in constant time. */
export function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Reads a body. It stops at the limit. */
export async function readTags(request: IncomingMessage): Promise<Read> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > MOST_BYTES) return { status: 413, error: `more than ${MOST_BYTES} bytes` };
    pieces.push(piece as Buffer);
  }
  const tags = tagsIn(Buffer.concat(pieces).toString());
  if (!tags) return { status: 400, error: 'the body is no {"tags": ["movie-603", …]}' };
  if (tags.length > MOST_TAGS) return { status: 400, error: `more than ${MOST_TAGS} tags` };
  return { tags };
}

function tagsIn(text: string): string[] | null {
  try {
    const { tags } = JSON.parse(text);
    return Array.isArray(tags) && tags.every(isTag) ? tags : null;
  } catch {
    return null;
  }
}
