/**
 * A process that decodes and draws pictures, one at a time. A picture can be made to take minutes, in a
 * thread that nothing can stop: a process is killed at the deadline.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '#/config.ts';
import { NotSent } from '#/contract/errors.ts';
import { createLimit } from '#/lib/limit.ts';
import { isDrawing } from '#/lib/picture-kind.ts';
import type { Done, Job } from './image-process.ts';
import type { Painting } from './og/paint.ts';
import type { Transformation } from './transform.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const isBuilt = !import.meta.url.endsWith('.ts');
/** The program is a source beside the sources, and a built module beside the built server. */
const PROGRAM = here(isBuilt ? 'image-process.mjs' : 'image-process.ts');
const FONTS = here(isBuilt ? 'fonts.conf' : 'og/fonts.conf');

/** Milliseconds within which the process must take its first job. */
const START_MS = 15_000;
/** Milliseconds without work after which the process ends, and gives back its memory. */
const IDLE_MS = 30_000;
/**
 * Of -20 to 19. Pages come first: beside one of them a picture still gets a quarter of a core, in which
 * nearly all are made before their deadline.
 */
const PRIORITY = 5;

/** Error of a job that was not done at its deadline. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

export type ImageWorker = {
  isBusy(): boolean;
  /**
   * Returns what a job makes, and starts the process if there is none. Takes one job at a time. Rejects
   * with TooSlow after `deadline` milliseconds, with NotSent if no process starts, and if the job fails or
   * ends the process.
   */
  run(job: Job, deadline: number): Promise<Buffer>;
};

function createImageWorker(idleMs = IDLE_MS): ImageWorker {
  let child: ChildProcess | null = null;
  let isBusy = false;
  let idle: NodeJS.Timeout | undefined;

  async function work(job: Job, deadline: number): Promise<Done> {
    const isNew = !child?.connected;
    const own = isNew ? spawn() : (child as ChildProcess);
    child = own;
    own.channel?.ref();
    try {
      if (isNew) await nextMessage(own, START_MS).catch(notStarted);
      const done = nextMessage<Done>(own, deadline);
      own.send(job);
      return await done;
    } catch (error) {
      // It may still answer, and must not answer for the next picture.
      own.kill('SIGKILL');
      child = null;
      throw error;
    } finally {
      own.channel?.unref();
    }
  }

  return {
    isBusy: () => isBusy,
    async run(job, deadline) {
      isBusy = true;
      clearTimeout(idle);
      try {
        const done = await work(job, deadline);
        if ('failed' in done) throw new Error(done.failed);
        return Buffer.from(done.picture);
      } finally {
        isBusy = false;
        idle = setTimeout(() => child?.connected && child.disconnect(), idleMs).unref();
      }
    },
  };
}

/** A process that does not start tells nothing of the picture. */
function notStarted(cause: unknown): never {
  throw new NotSent('the process of pictures did not start', null, { cause });
}

/** Returns the next message of a process. Rejects if the process ends or says nothing in time. */
async function nextMessage<T>(own: ChildProcess, within: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = () => reject(new Error('the process of pictures has ended'));
  const timer = setTimeout(() => reject(new TooSlow(`not done within ${within} ms`)), within);
  own.once('message', resolve).once('exit', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    own.off('message', resolve).off('exit', ended);
  }
}

/** Starts a process. Without work it does not keep the site running, and it ends with the site. */
function spawn(): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    env: environmentWith({ FONTCONFIG_FILE: FONTS }),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Its exit tells of a failed start as well; an error without a listener would end the site.
  child.on('error', () => child.emit('exit'));
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {
    // Some systems refuse it. Pictures then have the priority of the site.
  }
  return child;
}

export type Images = {
  /** Rejects with TooSlow at its deadline, and with NotSent if no process starts. Its callers bound the queue. */
  transform(transformation: Transformation, signal?: AbortSignal): Promise<Buffer>;
  /** The same, for a picture for sharing. Its poster must be one of ours, which no host has made. */
  paint(painting: Painting, signal?: AbortSignal): Promise<Buffer>;
};

type ImagesOptions = {
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

/** Makes pictures in separate processes, which all share. */
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
