/** The movie database's logo, a file of the operator's, for the footer. */

import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { ConfigError } from '#/config.ts';
import { STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { patterns } from '#/site/paths.ts';
import type { Served } from './served.ts';

const TYPES: Record<string, Record<string, string>> = {
  svg: DRAWING,
  png: { 'content-type': 'image/png' },
};

/** Reads the file once. Throws ConfigError for one that can not be read, or is no SVG or PNG. */
export function logoAnswer(file: string, headers: OutgoingHttpHeaders): Served {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  if (!type) throw new ConfigError(`TMDB_LOGO: ${file} is no .svg or .png`);
  const own = { ...type, 'cache-control': anyCache(STATIC_MAX_AGE) };
  const bytes = read(file);
  return {
    label: patterns.logo,
    has: (path) => path === patterns.logo,
    headers,
    answer: () => new Response(bytes, { headers: own }),
  };
}

function read(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw new ConfigError(`TMDB_LOGO: ${file} can not be read`, { cause });
  }
}
