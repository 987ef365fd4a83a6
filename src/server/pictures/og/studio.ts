/**
 * Paints pictures for sharing in a process of its own, one at a time and at a low priority: a picture
 * takes a tenth of a second of a core, and pages must not wait for it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bulkhead } from 'cockatiel';
import { environmentWith } from '#/config.ts';
import type { Painting } from './paint.ts';
import type { Painted } from './painter.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** The painter is a source beside the sources, and a built module beside the built server. */
const PAINTER = here(import.meta.url.endsWith('.ts') ? 'painter.ts' : 'painter.mjs');

/** Number of pictures that may wait. Further ones are refused at once. */
const WAITING = 32;
/** Milliseconds within which a picture must be painted. */
const WITHIN = 15_000;
/** Milliseconds without work after which the process ends, and gives back its memory. */
const REST = 30_000;

export type Studio = {
  /** Returns the JPEG of a painting. Rejects if it can not be painted, or too many wait. */
  paint(painting: Painting): Promise<Buffer>;
};

export function createStudio({ rest = REST, waiting = WAITING } = {}): Studio {
  const oneAtATime = bulkhead(1, waiting);
  let painter: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;

  function atWork(): ChildProcess {
    if (painter?.connected) return painter;
    painter = hire();
    return painter;
  }

  async function work(painting: Painting): Promise<Buffer> {
    clearTimeout(resting);
    const own = atWork();
    const timeout = AbortSignal.timeout(WITHIN);
    const ended = new AbortController();
    const signal = AbortSignal.any([timeout, ended.signal]);
    const gone = () => ended.abort(new Error('the painter has ended'));
    own.once('exit', gone);
    own.channel?.ref();
    try {
      const answer = once(own, 'message', { signal });
      own.send(painting);
      const [painted] = (await answer) as [Painted];
      if ('failed' in painted) throw new Error(painted.failed);
      return Buffer.from(painted.jpeg);
    } catch (error) {
      // A painter that is late may still answer, and must not answer for the next picture.
      if (signal.aborted) own.kill();
      throw error;
    } finally {
      own.off('exit', gone);
      own.channel?.unref();
      resting = setTimeout(() => own.connected && own.disconnect(), rest).unref();
    }
  }

  return { paint: (painting) => oneAtATime.execute(() => work(painting)) };
}

/** Starts a painter. Without work it does not keep the site running, and it ends with the site. */
function hire(): ChildProcess {
  const painter = fork(PAINTER, {
    serialization: 'advanced',
    env: environmentWith({ FONTCONFIG_FILE: here('fonts.conf') }),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Its exit tells of a failed start as well; an error without a listener would end the site.
  painter.on('error', () => painter.emit('exit'));
  painter.unref();
  painter.channel?.unref();
  try {
    // On a busy machine it still gets a tenth of a core. At the lowest priority, it gets too little to
    // paint a picture in time.
    const { PRIORITY_BELOW_NORMAL } = constants.priority;
    if (painter.pid !== undefined) setPriority(painter.pid, PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems refuse it. The picture then has the priority of the site.
  }
  return painter;
}
