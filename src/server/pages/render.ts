/** Renders an address with Astro. The page depends on nothing else in a visitor's request. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SiteLocals } from '#/locals.ts';
import type { Match } from '#/site/match.ts';
import { type Ages, NO_ANSWERS, staleHeaders, withAnswer } from './ages.ts';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Called if no route matches the address. */
  next: (() => Promise<void>) | undefined,
  locals: App.Locals,
) => Promise<void>;

/** Status of a page that could not be rendered. A host that fails gives 502. */
export const BROKEN = 500;

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Whether a section of the page failed. A complete page is not replaced by a partial one. */
  partial: boolean;
  /** Whether the address names nothing on the page. Such a page is not stored. */
  passing: boolean;
  ages: Ages;
  body: Buffer;
};

/** Receives the status and headers first, then each piece of the body. */
export type Watcher = {
  /** `headers` returns them as they are when called. Later sections may have older answers. */
  head(status: number, headers: () => OutgoingHttpHeaders): void;
  chunk(piece: Buffer): void;
  end(): void;
};

export type RenderOptions = {
  watcher?: Watcher;
  /** Waits for the host instead of using stale answers, because no visitor waits for this page. */
  patient?: boolean;
};

/** Renders a page. Rejects if it can not be rendered to its end. */
export async function render(
  handler: Handler,
  { path, language, key, address }: Pick<Match, 'path' | 'language' | 'key' | 'address'>,
  origin: URL,
  locals: SiteLocals,
  { watcher, patient }: RenderOptions = {},
): Promise<Rendered> {
  const page = { partial: false, passing: false };
  let ages = NO_ANSWERS;
  const heard = (answer: Ages) => {
    ages = withAnswer(ages, answer);
  };
  const catalogue = locals.catalogue.telling(heard, { patient });
  const { indexable } = address;
  const own: App.Locals = { ...locals, language, here: key, indexable, catalogue, page };
  const request = new EventEmitter() as EventEmitter & Partial<IncomingMessage>;
  Object.assign(request, {
    method: 'GET',
    url: path,
    headers: { host: origin.host },
    socket: { encrypted: origin.protocol === 'https:' },
  });
  const response = new Collector(
    watcher && {
      ...watcher,
      head: (status, headers) =>
        watcher.head(status, () => ({ ...headers(), ...(ages.stale && staleHeaders(ages)) })),
    },
  );
  await handler(request as IncomingMessage, response as unknown as ServerResponse, undefined, own);
  const { status, headers } = response;
  if (!response.ended) throw new Error('not rendered to its end');
  return { status, headers, ...page, ages, body: Buffer.concat(response.pieces) };
}

/** The parts of a response that Astro's adapter uses. */
class Collector extends EventEmitter {
  status = 500;
  statusMessage = '';
  headers: OutgoingHttpHeaders = {};
  headersSent = false;
  ended = false;
  readonly pieces: Buffer[] = [];
  readonly #watcher: Watcher | undefined;

  constructor(watcher: Watcher | undefined) {
    super();
    this.#watcher = watcher;
  }

  /** Whether this is Astro's own answer to an error: its 500 page, which is in English alone. */
  get broken(): boolean {
    return this.headersSent && this.status === BROKEN;
  }

  get statusCode(): number {
    return this.status;
  }

  set statusCode(status: number) {
    this.status = status;
  }

  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.status = status;
    this.headers = { ...this.headers, ...headers };
    this.headersSent = true;
    if (!this.broken) this.#watcher?.head(status, () => this.headers);
    return this;
  }

  write(piece: Uint8Array | string): boolean {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : viewOf(piece);
    this.pieces.push(bytes);
    if (!this.broken) this.#watcher?.chunk(bytes);
    return true;
  }

  end(piece?: Uint8Array | string): this {
    if (piece !== undefined) this.write(piece);
    if (!this.headersSent) this.writeHead(this.status);
    this.ended = true;
    if (!this.broken) this.#watcher?.end();
    this.emit('finish');
    this.emit('close');
    return this;
  }

  destroy(): this {
    this.emit('close');
    return this;
  }
}

/** Returns a view of the same bytes. Nobody changes a piece after passing it on. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
