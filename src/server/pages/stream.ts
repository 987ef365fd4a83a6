/** A page on its way to its first visitor, while it is being rendered. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor } from '#/http/encoding.ts';
import { outlet } from './outlet.ts';
import type { Watcher } from './render.ts';
import { pageHeaders } from './stored.ts';

export type Streaming = Watcher & {
  /** Part of the page has been sent, and the rest follows by itself. */
  readonly begun: boolean;
  /** The whole page in Brotli when its last byte is on its way; null when its visitor takes another encoding. */
  sent: Promise<Buffer | null>;
  /** Sends no more of a page that could not be rendered to its end. */
  stop(): void;
};

/**
 * Sends a page while it is being rendered, each section as soon as it is whole. A later section may
 * still fail, so this answer is for this visitor alone. Sections that are there at once go out together.
 * A page that is whole before any of it was sent is left to the caller: its headers may say more.
 */
export function streamTo(request: IncomingMessage, response: ServerResponse): Streaming {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const out = outlet(response, encoding);
  let headOf: { status: number; headers: () => OutgoingHttpHeaders } | undefined;
  let begun = false;
  /** What has not been sent. A part of a section would be laid out, and moved by the rest. */
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
