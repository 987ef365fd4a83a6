/** What the server says of itself: JSON, a line each, written behind the answers' backs. */
import pino from 'pino';
import { counted } from '#/lib/counted.ts';
import type { Answered } from './visit.ts';

export type Log = {
  /** Something went wrong; the same again within a minute is counted instead of said. */
  warn(message: string): void;
  /** A request was answered. */
  answered(answer: Answered): void;
  /** Writes what is still in memory, at the process's end. */
  flush(): void;
};

export type LogOptions = {
  /** Whether each request has its line. */
  access: boolean;
  /** A file descriptor, or a path. */
  to?: number | string;
};

/**
 * Bytes that are gathered before they are written, and how long they wait at most. More at a time is
 * no faster, and answers wait for it: with a reader of the pipe on the same two cores the slowest in a
 * hundred take 1.5 times as long with 8 kB, and more than twice as long with 64 kB.
 */
const GATHERED = 2 * 1024;
const WAIT = 1000;
/** Bytes that wait for a reader who does not read; what comes then is dropped. */
const MOST_WAITING = 8 * 1024 * 1024;

export function createLog({ access, to = 1 }: LogOptions): Log {
  const destination = pino.destination({
    dest: to,
    sync: false,
    minLength: GATHERED,
    maxLength: MOST_WAITING,
    periodicFlush: WAIT,
  });
  // Nobody reads any more: that is no reason to stop answering.
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

/** Characters of a message; hosts may say more. */
const LONGEST = 500;

/**
 * A message without characters that act on a terminal or turn its direction: JSON escapes the first
 * 32, not those above.
 */
export function plain(message: string): string {
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
  return short
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
