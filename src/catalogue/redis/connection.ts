/**
 * A connection to Redis that is opened again for as long as Redis is of no use: gone, hung, loading,
 * read-only, full, or part of a cluster. Redis is of use if it takes a write.
 */
import { createClient, ErrorReply } from '@redis/client';
import { LateError, within } from './within.ts';

/** REDIS_URL, and what stands before every key. */
export type RedisPlace = { url: string; prefix: string };

/** The client that we make, not any that could be made: to compare the two takes the compiler long. */
export type Client = ReturnType<typeof clientOf>;

export type Connection = {
  /**
   * Runs commands. Resolves to undefined if Redis is away, refuses them, or takes longer than
   * `milliseconds`. If it is late several times in a row, or says that it is in no state to work, it is
   * away until it takes a write on a new connection.
   */
  run<T>(work: (client: Client) => Promise<T>, milliseconds?: number): Promise<T | undefined>;
  isOpen(): boolean;
  close(): void;
};

export type ConnectionOptions = RedisPlace & {
  log(message: string): void;
  /** Called with each new connection, before it is used. */
  opened?(client: Client): Promise<void>;
};

/** Milliseconds within which commands must be answered. A visitor waits for them. */
const TIMEOUT_MS = 100;
/** Answers in a row that may be late: a busy machine makes one late now and then. */
const MOST_LATE = 3;
/** Milliseconds within which a connection must be open. */
const CONNECT_WITHIN = 1000;
/** Milliseconds between two tries, and between two probes. */
const EVERY = 1000;
/** Seconds after which the key of the probe expires. */
const PROBE_LIVES = 60;

/** Errors that are about one command. Every other code is about the state of Redis. */
const OF_COMMAND = /^(ERR|WRONGTYPE|NOPERM)\b/;
/** Codes that only the nodes of a cluster send. */
const OF_CLUSTER = /^(MOVED|ASK|TRYAGAIN|CLUSTERDOWN|CROSSSLOT)\b/;
const NO_CLUSTER = 'REDIS_URL names a node of a cluster, and the site needs a Redis of its own';

/** Redis answers, and is of no use. */
class UselessError extends Error {
  override readonly name = 'UselessError';
}

function clientOf(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_WITHIN, reconnectStrategy: false },
  });
}

/** Opens a connection in the background. It never throws. */
export function keepConnection({ url, prefix, log, opened }: ConnectionOptions): Connection {
  let current: Client | null = null;
  let isClosed = false;
  /** Why it fails, as it was logged; null while it is well. */
  let failure: string | null = null;
  let late = 0;
  let timer: NodeJS.Timeout | undefined;

  function later(work: () => unknown): void {
    if (!isClosed) timer = setTimeout(work, EVERY).unref();
  }

  async function connect(): Promise<void> {
    const client = clientOf(url);
    client.on('error', (error) => lose(client, error));
    try {
      await within(CONNECT_WITHIN, client.connect());
      await within(CONNECT_WITHIN, expectNoCluster(client));
      await within(CONNECT_WITHIN, probe(client));
      await within(CONNECT_WITHIN, opened?.(client) ?? Promise.resolve());
    } catch (error) {
      return lose(client, error);
    }
    if (isClosed) return end(client);
    current = client;
    late = 0;
    if (failure !== null) log('redis: well again');
    failure = null;
    later(check);
  }

  /** Finds out that an idle Redis hangs, or takes no writes any more. */
  async function check(): Promise<void> {
    for (let n = 0; n < MOST_LATE && late >= n; n += 1) await run(probe);
    if (current) later(check);
  }

  /** Proves that Redis is of use. Rejects if not. */
  async function probe(client: Client): Promise<void> {
    try {
      const expiration = { type: 'EX', value: PROBE_LIVES } as const;
      await client.set(`${prefix}:probe`, '', { expiration });
    } catch (error) {
      throw error instanceof ErrorReply ? new UselessError(error.message) : error;
    }
  }

  function lose(client: Client, error: unknown): void {
    end(client);
    // An error may be heard of twice: by an event, and by the command that failed.
    if (lost.has(client)) return;
    lost.add(client);
    current = null;
    const words = wordsOf(error);
    const isSaid = error instanceof ErrorReply || error instanceof UselessError;
    // One line, and another one if Redis itself says something else meanwhile.
    if (failure === null || (isSaid && words !== failure)) {
      log(`redis: ${words}; this instance works alone until it is back`);
      failure = words;
    }
    clearTimeout(timer);
    later(() => void connect());
  }
  const lost = new WeakSet<Client>();

  async function run<T>(
    work: (client: Client) => Promise<T>,
    milliseconds = TIMEOUT_MS,
  ): Promise<T | undefined> {
    const client = current;
    if (!client) return undefined;
    try {
      const answer = await within(milliseconds, work(client));
      late = 0;
      return answer;
    } catch (error) {
      if (error instanceof ErrorReply && OF_COMMAND.test(error.message))
        log(`redis: ${error.message}`);
      else if (!(error instanceof LateError) || ++late >= MOST_LATE) lose(client, error);
      return undefined;
    }
  }

  void connect();
  return {
    run,
    isOpen: () => current !== null,
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (current) end(current);
      current = null;
    },
  };
}

function end(client: Client): void {
  try {
    client.destroy();
  } catch {
    // It was not open.
  }
}

/** Rejects if Redis is a node of a cluster. One that does not say what it is gets no such question. */
async function expectNoCluster(client: Client): Promise<void> {
  const said = await client.info('cluster').catch((error) => {
    if (error instanceof ErrorReply) return '';
    throw error;
  });
  if (/^cluster_enabled:1\b/m.test(said)) throw new UselessError(NO_CLUSTER);
}

/** Returns what failed. Addresses may hold a password, so only the code of an error is told. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (OF_CLUSTER.test(error.message)) return NO_CLUSTER;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof ErrorReply ? error.message : error.message || error.name;
}
