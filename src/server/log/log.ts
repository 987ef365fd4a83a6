/** The server's log: one line of JSON for each event, written in the background. */
import pino from 'pino';
import { counted } from '#/server/log/counted.ts';
import { createLines } from './lines.ts';
import type { Answered } from './visit.ts';

export type Log = {
  /** Logs a problem. Counts a message that repeats within a minute instead of logging it again. */
  warn(message: string): void;
  /** Logs a request, if access logging is on. */
  answered(answer: Answered): void;
  /** Writes what is still in memory, for a second at most. Called at the end of the process. */
  end(): Promise<void>;
};

export type LogOptions = {
  /** Whether to log each request. */
  access: boolean;
};

const STANDARD_OUTPUT = 1;

export function createLog({ access }: LogOptions): Log {
  const lines = createLines(STANDARD_OUTPUT, (dropped) =>
    logger.warn(
      { dropped },
      'Lines of the log are lost: they were not read, or the disk was full.',
    ),
  );
  const logger = pino({ base: null }, lines);
  return {
    warn: counted((message, again) => logger.warn(again > 0 ? { again } : {}, plain(message))),
    answered({ route, status, ms, cache, cut }) {
      if (!access) return;
      if (cut) logger.info({ route, status, ms, cache, cut });
      else logger.info({ route, status, ms, cache });
    },
    end: lines.end,
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
