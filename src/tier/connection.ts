/** A connection to Redis that is opened anew for as long as it fails. */
import { createClient, ErrorReply } from '@redis/client';
import { LateError, within } from './within.ts';

/** The client that we make, not any that could be made: to compare the two takes the compiler long. */
export type Client = ReturnType<typeof clientOf>;

export type Connection = {
  /**
   * Runs commands. Resolves to undefined if Redis is away, refuses them, or takes longer than
   * `milliseconds`. If that happens several times in a row, it is away until it answers a new
   * connection.
   */
  run<T>(work: (client: Client) => Promise<T>, milliseconds?: number): Promise<T | undefined>;
  isOpen(): boolean;
  close(): void;
};

export type ConnectionOptions = {
  url: string;
  log(message: string): void;
  /** Called with each new connection, before it is used. */
  opened?(client: Client): Promise<void>;
};

/** Milliseconds within which commands must be answered. A visitor waits for them. */
const PATIENCE = 100;
/** Answers in a row that may be late: a busy machine makes one late now and then. */
const MOST_LATE = 3;
/** Milliseconds within which a connection must be open. */
const CONNECT_WITHIN = 1000;
/** Milliseconds between two tries, and between two questions whether an idle Redis is well. */
const EVERY = 1000;

function clientOf(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_WITHIN, reconnectStrategy: false },
  });
}

/** Opens a connection in the background. It never throws. */
export function keepConnection({ url, log, opened }: ConnectionOptions): Connection {
  let current: Client | null = null;
  let isClosed = false;
  let isFailing = false;
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
      await within(CONNECT_WITHIN, opened?.(client) ?? Promise.resolve());
    } catch (error) {
      return lose(client, error);
    }
    if (isClosed) return end(client);
    current = client;
    late = 0;
    if (isFailing) log('redis: well again');
    isFailing = false;
    later(ping);
  }

  /** Finds out that an idle Redis hangs. */
  async function ping(): Promise<void> {
    for (let n = 0; n < MOST_LATE && late >= n; n += 1) await run((client) => client.ping());
    if (current) later(ping);
  }

  function lose(client: Client, error: unknown): void {
    end(client);
    // An error may be heard of twice: by an event, and by the command that failed.
    if (lost.has(client)) return;
    lost.add(client);
    current = null;
    if (!isFailing) log(`redis: ${wordsOf(error)}; this instance works alone until it is back`);
    isFailing = true;
    clearTimeout(timer);
    later(() => void connect());
  }
  const lost = new WeakSet<Client>();

  async function run<T>(
    work: (client: Client) => Promise<T>,
    milliseconds = PATIENCE,
  ): Promise<T | undefined> {
    const client = current;
    if (!client) return undefined;
    try {
      const answer = await within(milliseconds, work(client));
      late = 0;
      return answer;
    } catch (error) {
      if (error instanceof ErrorReply) log(`redis: ${error.message}`);
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

/** Returns what failed. Addresses may hold a password, so only the code of an error is told. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof ErrorReply ? error.message : error.message || error.name;
}
