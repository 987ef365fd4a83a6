/** `node tests/bench/host.ts`: runs the scripted host alone, with every call and every picture. */
import { playableRow } from '../e2e/answers.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptPictures, scriptWholeHost } from '../fixtures/whole-host.ts';

const host = await createScriptedHost();
scriptWholeHost(host);
await scriptPictures(host);
// Films whose files the links name. The browser reaches none of them.
const result = Array.from({ length: 20 }, (_, n) =>
  playableRow(n, { links: `https://archive.org/embed/film-${n}/film.mp4` }),
);
host.answer('/api/tmdb/punjabi-movies?', { json: { result, page: 1, total_pages: 1 } });
console.log(host.origin);
