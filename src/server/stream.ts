/** A page on its way to its first visitor, while it is being rendered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { outlet } from './outlet.ts';
import type { Watcher } from './render.ts';
import { encodingFor, pageHeaders } from './stored.ts';

export type Streaming = Watcher & {
  /** When the last byte is on its way: the page in Brotli, null when its visitor got it otherwise. */
  sent: Promise<Buffer | null>;
  /** The page could not be rendered to its end: no more of it is sent. */
  stop(): void;
};

/**
 * Sends a page while it is being rendered, each section as soon as it is whole. A later section may
 * still fail, so this one answer is for this visitor alone. Sections that are there at once go out
 * together, and a page that is there at once is compressed in one piece.
 */
export function streamTo(request: IncomingMessage, response: ServerResponse): Streaming {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const out = outlet(response, encoding);
  /** What has not been sent. A part of a section would be laid out, and moved by the rest. */
  let waiting: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;

  function sendSections(): void {
    turn = undefined;
    const html = Buffer.concat(waiting);
    const end = wholeUntil(html);
    if (end > 0) out.write(html.subarray(0, end));
    waiting = [html.subarray(end)];
  }

  return {
    sent: out.sent.then((body) => (encoding === 'br' ? body : null)),
    head(status, headers) {
      out.head(status, {
        ...headers,
        ...pageHeaders(headers),
        'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
      });
    },
    chunk(piece) {
      waiting.push(piece);
      turn ??= setImmediate(sendSections);
    },
    end() {
      clearImmediate(turn);
      out.end(Buffer.concat(waiting));
    },
    stop: () => clearImmediate(turn),
  };
}

/** Where the last finished part of a page's beginning ends: the head, the header, a section. */
function wholeUntil(html: Buffer): number {
  const ends = PARTS.map((part) => {
    const at = html.lastIndexOf(part);
    return at < 0 ? 0 : at + part.length;
  });
  return Math.max(...ends);
}
const PARTS = ['</section>', '<main id="main">', '</head>'];
