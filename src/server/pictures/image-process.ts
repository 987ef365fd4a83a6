/**
 * A separate process that decodes and draws pictures, one at a time: see image-worker.ts. Fontconfig
 * finds our faces by the environment, before sharp is loaded.
 */
import { messageOf } from '#/lib/error-message.ts';
import { type Painting, paint } from './og/paint.ts';
import { type Transformation, transform } from './transform.ts';

export type Job = ({ kind: 'transform' } & Transformation) | ({ kind: 'paint' } & Painting);

/** What a job answers: the picture, or why it could not be made. */
export type Done = { picture: Buffer } | { failed: string };

process.on('message', async (job: Job) => {
  const done: Done = await (job.kind === 'paint' ? paint(job) : transform(job)).then(
    (picture) => ({ picture }),
    (error) => ({ failed: messageOf(error) }),
  );
  process.send?.(done);
});
// The site has ended, or needs no pictures for now. An exit would wait for a picture in a thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The first message says that the process takes jobs.
process.send?.('ready');
