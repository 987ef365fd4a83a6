/**
 * A process of its own, which paints pictures for sharing: see studio.ts. Fontconfig finds our faces
 * by the environment, before sharp is loaded.
 */
import { type Painting, paint } from './paint.ts';

/** What a job answers: the JPEG, or why there is none. */
export type Painted = { jpeg: Buffer } | { failed: string };

process.on('message', async (painting: Painting) => {
  const painted: Painted = await paint(painting).then(
    (jpeg) => ({ jpeg }),
    (error) => ({ failed: String(error) }),
  );
  process.send?.(painted);
});
// The site has ended, or needs no pictures for now.
process.on('disconnect', () => process.exit());
