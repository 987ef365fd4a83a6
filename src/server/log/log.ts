/** The server's log: one line of JSON for each event, written in the background. */
import { write, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { counted } from './counted.ts';
import type { Answered } from './visit.ts';

type Lines = {
  write(line: string): void;
  /** Writes what is gathered without waiting for more. */
  flush(): void;
  /** Writes what waits, for a second at most. Lines that come later are dropped. */
  end(): Promise<void>;
};

/**
 * Bytes that are gathered before they are written, and milliseconds after which fewer are. Larger
 * writes are no faster, and responses wait for them. With a reader of the pipe on the same
 * two cores, the slowest response in a hundred takes 1.5 times as long with 8 kB, and more than
 * twice as long with 64 kB.
 */
const GATHERED = 2 * 1024;
const WAIT = 1000;
/** Characters that may wait for a slow reader, or for a disk that is full. */
const MOST_WAITING = 8 * 1024 * 1024;
/** Milliseconds until a write that failed is tried again. */
const RETRY = 20;
/** Milliseconds that the end waits for what waits. */
const END_WITHIN = 1000;
const LOOK = 10;

/** Writes to a file descriptor. `lost` is called with the number of dropped lines when lines are written again. */
export function createLines(fd: number, lost: (lines: number) => void): Lines {
  // Node makes a pipe non-blocking when it opens the stream of it. A thread that hangs in a write would keep the process.
  if (fd === process.stdout.fd) process.stdout.on('error', () => {});
  let gathered = '';
  let writing: Buffer = Buffer.alloc(0);
  let state: 'idle' | 'writing' | 'failed' = 'idle';
  let dropped = 0;
  let isOver = false;

  function next(): void {
    if (!isWaiting()) return;
    if (writing.length === 0) {
      writing = Buffer.from(gathered);
      gathered = '';
    }
    state = 'writing';
    write(fd, writing, (error, bytes) => {
      if (error) {
        // A full pipe, a full disk, or nobody who reads: they may be well again.
        state = 'failed';
        setTimeout(next, RETRY).unref();
        return;
      }
      writing = writing.subarray(bytes);
      state = 'idle';
      // With this room, the line of the count is not dropped itself.
      if (dropped > 0 && gathered.length + writing.length < MOST_WAITING / 2) {
        const lines = dropped;
        dropped = 0;
        lost(lines);
      }
      if (writing.length > 0 || gathered.length >= GATHERED) next();
    });
  }

  const isWaiting = () => writing.length > 0 || gathered.length > 0;
  const timer = setInterval(() => {
    if (state === 'idle' && isWaiting()) next();
  }, WAIT).unref();

  /** A process that ends because it could not start writes why: once, without waiting. */
  function writeRest(): void {
    let rest = Buffer.from(gathered);
    if (state !== 'writing') rest = Buffer.concat([writing, rest]);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch {
      // The descriptor does not take it.
    }
  }
  process.once('exit', writeRest);

  return {
    write(line) {
      if (isOver || gathered.length + writing.length + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      gathered += line;
      if (state === 'idle' && gathered.length >= GATHERED) next();
    },
    flush() {
      if (state === 'idle') next();
    },
    async end() {
      isOver = true;
      clearInterval(timer);
      const until = performance.now() + END_WITHIN;
      while (isWaiting() && performance.now() < until) {
        if (state === 'idle') next();
        await wait(LOOK);
      }
      // Another file may soon have the descriptor: no write of these lines is tried again.
      writing = Buffer.alloc(0);
      gathered = '';
      process.off('exit', writeRest);
    },
  };
}

export type Log = {
  /** Logs what is no problem, at once. */
  note(message: string): void;
  /** Logs a fault of the site itself: a response that failed, a process that ended. Counts as `warn` does. */
  error(message: string): void;
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
    note(message) {
      logger.info(plain(message));
      lines.flush();
    },
    error: counted((message, again) => logger.error(again > 0 ? { again } : {}, plain(message))),
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
