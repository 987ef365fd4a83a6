/** The server's log: one line of JSON for each event, written in the background. */
import pino from 'pino';
import { counted } from '#/server/log/counted.ts';
import type { Answered } from './visit.ts';

export type Log = {
  /** Logs a problem. Counts a message that repeats within a minute instead of logging it again. */
  warn(message: string): void;
  /** Logs a request, if access logging is on. */
  answered(answer: Answered): void;
  /** Writes what is still in memory. Called at the end of the process. */
  flush(): void;
};

export type LogOptions = {
  /** Whether to log each request. */
  access: boolean;
  /** A file descriptor, or a path. */
  to?: number | string;
};

/**
 * Bytes that the log gathers before it writes them, and milliseconds after which it writes fewer.
 * Larger writes are no faster, and responses wait for them. With a reader of the pipe on the same
 * two cores, the slowest response in a hundred takes 1.5 times as long with 8 kB, and more than
 * twice as long with 64 kB.
 */
const GATHERED = 2 * 1024;
const WAIT = 1000;
/** Bytes that may wait for a slow reader. Further lines are dropped. */
const MOST_WAITING = 8 * 1024 * 1024;

export function createLog({ access, to = 1 }: LogOptions): Log {
  const destination = pino.destination({
    dest: to,
    sync: false,
    minLength: GATHERED,
    maxLength: MOST_WAITING,
    periodicFlush: WAIT,
  });
  // If nobody reads the log any more, keep serving.
  destination.on('error', () => {});
  const logger = pino({ base: null }, destination);
  return {
    warn: counted((message, again) => logger.warn(again > 0 ? { again } : {}, plain(message))),
    answered({ route, status, ms, cache, cut }) {
      if (!access) return;
      if (cut) logger.info({ route, status, ms, cache, cut });
      else logger.info({ route, status, ms, cache });
    },
    flush: () => destination.flushSync(),
  };
}

/** Largest number of characters in a message. Hosts may send longer ones. */
const LONGEST = 500;

/**
 * Shortens a message and escapes characters that control a terminal or turn its text direction.
 * JSON escapes the first 32 characters only.
 */
export function plain(message: string): string {
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
  return short
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
