/**
 * Where answers come from: a path with its query, as `addressOf` builds it, to a response.
 * Rejects with Upstream when nothing that is an answer came.
 */
export type Source = {
  fetch(path: string): Promise<Response>;
  /** What is served, in words for the operator. */
  readonly label: string;
  /** The host's last word; null before it was first asked. */
  health(): Health | null;
  /** Lets go of connections; nothing is asked after it. */
  close(): void;
};

/**
 * The outcome of the last call that reached for the host. It is as old as that call: where nobody
 * visits, nobody asks, so a host that failed is `ok` again only when the next visitor has asked it.
 */
export type Health = {
  /** It answered, if only that there is no such thing: neither 429, 5xx nor silence. */
  ok: boolean;
  /** When, in milliseconds since 1970. */
  at: number;
};
