/** Which content encoding a client accepts. */
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Encodings by header. Browsers send a handful of different headers, so each is parsed once. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the best encoding that an `Accept-Encoding` header accepts. `q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const best = bestEncoding(accepted);
  encodings.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
