/** Renders an address with Astro. The page depends on nothing else in a visitor's request. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue, Heard } from '#/catalogue/catalogue.ts';
import { nameLanguage } from '#/contract/names.ts';
import { requestLocals, type SiteLocals } from '#/locals.ts';
import type { Match } from '#/site/match.ts';
import type { Tags } from '#/source/source.ts';
import { type Ages, NO_ANSWERS, staleHeaders, withAnswer } from './ages.ts';
import { createTurns } from './turns.ts';

/** Answers a request for a page. The body may still be rendered when the promise resolves. */
export type Handler = (request: Request, locals: App.Locals) => Promise<Response>;

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
  tags: readonly Tags[];
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
  /** Headers of every page. */
  headers?: OutgoingHttpHeaders;
  watcher?: Watcher;
  /** Waits for the host instead of using stale answers, because no visitor waits for this page. */
  patient?: boolean;
};

/** Renders a page. Rejects if it can not be rendered to its end. */
export async function render(
  handler: Handler,
  match: Match,
  origin: URL,
  locals: SiteLocals,
  { headers: given, watcher, patient }: RenderOptions = {},
): Promise<Rendered> {
  const tags: Tags[] = [];
  const page = { partial: false, passing: false, tags };
  let ages = NO_ANSWERS;
  const heard: Heard = (answer, itsTags) => {
    ages = withAnswer(ages, answer);
    if (itsTags) tags.push(itsTags);
  };
  // The address of data has its page's language as a parameter.
  const language = nameLanguage(match.query.get('ui')) ?? match.language;
  const catalogue = inTurn(locals.catalogue.telling(heard, { patient, language }));
  const own: App.Locals = { ...locals, ...requestLocals(match), catalogue, page };
  const response = await handler(new Request(origin.origin + match.path), own);
  const { status } = response;
  const headers = { ...given, ...Object.fromEntries(response.headers) };
  // Astro's own page for an error is in English alone: the watcher does not get it.
  const seen = status === BROKEN ? undefined : watcher;
  seen?.head(status, () => ({ ...headers, ...(ages.stale && staleHeaders(ages)) }));
  const pieces: Buffer[] = [];
  for await (const piece of response.body ?? []) {
    const bytes = viewOf(piece);
    pieces.push(bytes);
    seen?.chunk(bytes);
  }
  seen?.end();
  return { status, headers, ...page, ages, body: Buffer.concat(pieces) };
}

const turns = createTurns();

/** Returns the catalogue for one rendering, which gets its answers when it has its turn. */
function inTurn(catalogue: Catalogue): Catalogue {
  const rendering = {};
  return {
    ...catalogue,
    async ask(name, params) {
      try {
        return await catalogue.ask(name, params);
      } finally {
        await turns.next(rendering);
      }
    },
  };
}

/** Returns a view of the same bytes. Nobody changes a piece after passing it on. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
