/** Renders an address with Astro. The page depends on nothing else in a visitor's request. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue, OnAnswer } from '#/catalogue/catalogue.ts';
import type { Tags } from '#/catalogue/sources/source.ts';
import { isNotFound, isOverLimit } from '#/contract/errors.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { PassedLocals, SiteLocals } from '#/locals.ts';
import type { Match } from '#/site/match.ts';
import { type Ages, NO_ANSWERS, staleHeaders, withAnswer } from './ages.ts';

type RenderScheduler = {
  /**
   * Resolves in an iteration of the event loop that no other render uses: at once while the
   * iteration belongs to this render. So a page with all its answers is rendered in one iteration.
   */
  next(rendering: object): Promise<void>;
};

/**
 * Schedules renders: between two of them the event loop serves stored pages. Otherwise, answers of a
 * host that arrive together would render all their pages in one iteration.
 */
function createRenderScheduler(): RenderScheduler {
  const waiting = new Map<object, PromiseWithResolvers<void>>();
  let current: object | null = null;
  let scheduled = false;

  function step(): void {
    const [next] = waiting;
    current = next?.[0] ?? null;
    scheduled = next !== undefined;
    if (!next) return;
    const [rendering, { resolve }] = next;
    waiting.delete(rendering);
    resolve();
    // The next step ends this turn.
    setImmediate(step);
  }

  return {
    next(rendering) {
      if (rendering === current) return Promise.resolve();
      const turn = waiting.get(rendering) ?? Promise.withResolvers<void>();
      waiting.set(rendering, turn);
      if (!scheduled) setImmediate(step);
      scheduled = true;
      return turn.promise;
    },
  };
}

/** Answers a request for a page. The body may still be rendered when the promise resolves. */
export type Handler = (request: Request, locals: PassedLocals) => Promise<Response>;

/** Status of a page that could not be rendered. A host that fails gives 502. */
export const BROKEN = 500;
/** Status of a page that failed because a call got no slot in time. */
export const BUSY = 503;

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Whether a part of the page failed. A complete page is not replaced by a partial one. */
  partial: boolean;
  /** Whether the address names nothing on the page. Such a page is not stored. */
  uncacheable: boolean;
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
  waitForFresh?: boolean;
};

/** Renders a page. Rejects if the render fails. */
export async function render(
  handler: Handler,
  match: Match,
  origin: URL,
  locals: SiteLocals,
  { headers: given, watcher, waitForFresh }: RenderOptions = {},
): Promise<Rendered> {
  const tags: Tags[] = [];
  let ages = NO_ANSWERS;
  let isBusy = false;
  let hasFailed = false;
  const onAnswer: OnAnswer = (answer, itsTags) => {
    ages = withAnswer(ages, answer);
    if (itsTags) tags.push(itsTags);
  };
  // The address of data has its page's language as a parameter.
  const language = nameLanguage(match.query.get('ui')) ?? match.language;
  const noted: Noted = (answer) =>
    answer.catch((error) => {
      isBusy ||= isOverLimit(error);
      hasFailed ||= !isNotFound(error);
      throw error;
    });
  const catalogue = inTurn(
    locals.catalogue.withTracking(onAnswer, { waitForFresh, language }),
    noted,
  );
  const archive = {
    ...locals.archive,
    async filmOf(item: string) {
      const found = await noted(locals.archive.filmOf(item));
      const [own = 'archive', ...shown] = found?.tags ?? [];
      if (found) tags.push({ own, shown });
      return found;
    },
  };
  const own: PassedLocals = { ...locals, match, catalogue, archive, uncacheable: false };
  const response = await handler(new Request(origin.origin + match.path), own);
  // The page takes the site's limit for a failure of the host. It is not.
  const status = isBusy && response.status >= BROKEN ? BUSY : response.status;
  const headers = { ...given, ...Object.fromEntries(response.headers) };
  // Astro's own page for an error is in English only, and a busy site sends another page.
  const seen = status === BROKEN || status === BUSY ? undefined : watcher;
  seen?.head(status, () => ({ ...headers, ...(ages.stale && staleHeaders(ages)) }));
  const pieces: Buffer[] = [];
  for await (const piece of response.body ?? []) {
    const bytes = viewOf(piece);
    pieces.push(bytes);
    seen?.chunk(bytes);
  }
  seen?.end();
  const { uncacheable } = own;
  // A page that failed as a whole is not partial: an older one may stand in for it longer (inPlaceOf in renderer.ts).
  const partial = isBusy || (hasFailed && status < BROKEN);
  return { status, headers, partial, uncacheable, ages, tags, body: Buffer.concat(pieces) };
}

const renderScheduler = createRenderScheduler();

/** Returns the same answer, and notes why its call failed. */
type Noted = <T>(answer: Promise<T>) => Promise<T>;

/** Returns the catalogue for one render. Its answers wait for the scheduler. */
function inTurn(catalogue: Catalogue, noted: Noted): Catalogue {
  const rendering = {};
  return {
    ...catalogue,
    find: (outside) => noted(catalogue.find(outside)),
    async ask(name, params) {
      try {
        return await noted(catalogue.ask(name, params));
      } finally {
        await renderScheduler.next(rendering);
      }
    },
  };
}

/** Returns a view of the same bytes. Nobody changes a piece after it is passed on. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
