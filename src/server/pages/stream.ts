/** Streams a page to its first visitor while it is being rendered. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor } from '#/server/encoding.ts';
import { outlet } from './outlet.ts';
import type { Watcher } from './render.ts';
import { pageHeaders } from './stored.ts';

export type Streaming = Watcher & {
  /** Whether a part of the page has been sent. The rest follows without the caller. */
  readonly begun: boolean;
  /**
   * The whole page in Brotli, once its last byte is written. Null if the client uses another
   * encoding, or if compression failed.
   */
  sent: Promise<Buffer | null>;
  /** Stops sending a page that can not be rendered to its end. */
  stop(): void;
};

/**
 * Sends a page while it is being rendered, each section as soon as it is complete. A later section
 * may still fail, so the response is for this visitor alone. Sections that are complete at the same
 * time are sent together. If the page is complete before any part is sent, nothing is sent: the
 * caller sends it, with headers that may say more.
 */
export function streamTo(request: IncomingMessage, response: ServerResponse): Streaming {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const out = outlet(response, encoding);
  let headOf: { status: number; headers: () => OutgoingHttpHeaders } | undefined;
  let begun = false;
  /** Pieces that are not sent yet. If only a part of a section were sent, its rest would move it. */
  let waiting: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;

  function begin(): void {
    begun = true;
    const { status = 500, headers = () => ({}) } = headOf ?? {};
    const known = headers();
    const kept = status === 200 ? 'private, no-cache' : 'no-store';
    out.start(status, { ...known, ...pageHeaders(known), 'cache-control': kept });
  }

  function sendSections(): void {
    turn = undefined;
    const html = Buffer.concat(waiting);
    const end = wholeUntil(html);
    if (end === 0) return;
    if (!begun) begin();
    out.write(html.subarray(0, end));
    waiting = [html.subarray(end)];
  }

  return {
    get begun() {
      return begun;
    },
    sent: out.sent.then((body) => (encoding === 'br' ? body : null)),
    head(status, headers) {
      headOf = { status, headers };
    },
    chunk(piece) {
      waiting.push(piece);
      turn ??= setImmediate(sendSections);
    },
    end() {
      clearImmediate(turn);
      if (begun) out.end(Buffer.concat(waiting));
    },
    stop() {
      clearImmediate(turn);
      out.stop();
    },
  };
}

/** Returns where the last complete part of the HTML ends: the head, the header or a section. */
function wholeUntil(html: Buffer): number {
  const ends = PARTS.map((part) => {
    const at = html.lastIndexOf(part);
    return at < 0 ? 0 : at + part.length;
  });
  return Math.max(...ends);
}
const PARTS = ['</section>', '<main id="main">', '</head>'];
