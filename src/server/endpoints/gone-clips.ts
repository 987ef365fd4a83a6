/** Clips of ours whose player is withdrawn: their files and pages, which the build wrote, are gone. */
import type { OutgoingHttpHeaders } from 'node:http';
import { decodeOnce } from '#/contract/address.ts';
import { languageOf } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { inEnglish } from '#/site/paths.ts';
import type { Served } from './served.ts';

/** The clip's page, its files, and every other name by which the server of files finds them. */
const CLIP = /^\/clips\/[a-z0-9-]+/;
const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};

/** Returns what answers for such clips, with 410. `isGone`: see Site. */
export function goneClips(isGone: (clip: string) => boolean, headers: OutgoingHttpHeaders): Served {
  return {
    label: '/clips/*',
    has(path) {
      const [clip] = CLIP.exec(inEnglish(decodeOnce(path) ?? '')) ?? [];
      return clip !== undefined && isGone(clip);
    },
    headers,
    answer(path) {
      const { m } = localeIn(languageOf(decodeOnce(path) ?? ''));
      return new Response(m.withdrawn, { status: 410, headers: HEADERS });
    },
  };
}
