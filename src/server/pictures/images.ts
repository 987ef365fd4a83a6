/** Makes pictures in separate processes, which all share. */
import { createLimit } from '#/lib/limit.ts';
import type { Job } from './image-process.ts';
import { createImageWorker } from './image-worker.ts';
import type { Painting } from './og/paint.ts';
import { isDrawing } from './picture-kind.ts';
import type { Transformation } from './transform.ts';

export type Images = {
  /** Rejects with TooSlow at its deadline, and with NotSent if no process starts. Its callers bound the queue. */
  transform(transformation: Transformation, signal?: AbortSignal): Promise<Buffer>;
  /** The same, for a picture for sharing. Its poster must be one of ours, which no host has made. */
  paint(painting: Painting, signal?: AbortSignal): Promise<Buffer>;
};

export type ImagesOptions = {
  /** Number of processes: each takes a core and tens of megabytes while it works. */
  processes?: number;
  /** Milliseconds within which a picture, a drawing and a picture for sharing must be made. */
  deadlines?: { picture: number; drawing: number; sharing: number };
  /** Milliseconds without work after which a process ends. */
  idleMs?: number;
};

/**
 * Most pictures take 40 to 250 ms, a drawing a tenth of that. A picture for sharing takes a second where it
 * loads the fonts, and holds nothing that a host has made.
 */
const DEADLINES = { picture: 3000, drawing: 1000, sharing: 15_000 };

export function createImages({
  processes = 2,
  deadlines = DEADLINES,
  idleMs,
}: ImagesOptions = {}): Images {
  const workers = Array.from({ length: processes }, () => createImageWorker(idleMs));
  const places = createLimit(processes);

  function run(job: Job, deadline: number, signal?: AbortSignal): Promise<Buffer> {
    const work = () => {
      const free = workers.find((worker) => !worker.isBusy());
      if (!free) throw new Error('no process is free');
      return free.run(job, deadline);
    };
    return places.run(work, { signal });
  }

  return {
    transform: (one, signal) =>
      run(
        { kind: 'transform', ...one },
        isDrawing(one.picture) ? deadlines.drawing : deadlines.picture,
        signal,
      ),
    paint: (one, signal) => run({ kind: 'paint', ...one }, deadlines.sharing, signal),
  };
}
