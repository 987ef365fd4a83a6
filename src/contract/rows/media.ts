/** What a title can be shown with besides its trailer: further videos, and stills. */
import { listOf, readAs, row, says } from '../row.ts';
import * as v from '../values.ts';

const furtherVideo = row({
  name: 'FurtherVideo',
  is: 'A video of a film or a series besides its trailer.',
  must: {
    name: v.title,
    key: readAs(v.videoId, v.playerUrl.read),
  },
  read: ({ name, key: player }) => (name === null || player === null ? null : { name, player }),
  key: ({ player }) => player.src,
});

export const mediaFields = {
  videos: says(
    listOf(furtherVideo, { keep: 5 }),
    'Further videos, the best first: pages name five behind a press.',
  ),
  stills: says(
    listOf({ ...v.imagePath, key: (path: string) => path }, { keep: 4 }),
    'Wide pictures from it, without lettering: pages show four behind a press.',
  ),
};
