/** What a host says of its answer in headers: how long it is fresh, whether it may be stored, its tag. */
import { LEAST_FRESH } from '#/contract/lifetimes.ts';
import type { Answer } from './client.ts';

export type Terms = {
  /** Seconds for which the host says that its answer is fresh; null if it does not say. */
  freshFor: number | null;
  /** Whether the answer may be stored outside of memory. */
  mayBeStored: boolean;
  /** The entity tag by which the host can be asked whether its answer has changed. */
  etag: string | null;
};

/** An entity tag (RFC 9110, 8.8.3) in ASCII. A longer one is no use in a header. */
const ETAG = /^(W\/)?"[\x21\x23-\x7e]{0,200}"$/;

/**
 * Reads the headers of an answer. The site keeps it for many, so `s-maxage` comes before `max-age`
 * (RFC 9111, 5.2.2.10).
 */
export function termsOf({ etag, cacheControl }: Pick<Answer, 'etag' | 'cacheControl'>): Terms {
  const said = directivesOf(cacheControl ?? '');
  const seconds = said.get('s-maxage') ?? said.get('max-age') ?? '';
  return {
    freshFor: /^\d{1,10}$/.test(seconds) ? Math.max(LEAST_FRESH, Number(seconds)) : null,
    mayBeStored: !said.has('no-store'),
    etag: etag !== null && ETAG.test(etag) ? etag : null,
  };
}

/** Returns the directives of `Cache-Control`, in lower case. The first of several counts. */
export function directivesOf(header: string): Map<string, string> {
  const all = header.split(',').map((one): [string, string] => {
    const [name = '', value = ''] = one.split('=', 2);
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
  });
  return new Map(all.reverse());
}
