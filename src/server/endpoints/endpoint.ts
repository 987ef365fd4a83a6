import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Addresses that the server answers itself. */
export type Endpoint = {
  /** Label in the log and the metrics. */
  label: string;
  /** Returns whether a path is one of these. */
  has(path: string): boolean;
  /**
   * Returns the one spelling of an address, with the parameters that mean something there. Default: its
   * path alone.
   */
  canonical?(target: string): string;
  /**
   * Returns the answer at an address of that spelling; null for one that `otherwise` answers. May
   * reject. An answer is stored by its `cache-control`.
   */
  answer(address: string): Response | null | Promise<Response | null>;
  otherwise?(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Headers of all its answers. */
  headers: OutgoingHttpHeaders;
  /** Returns headers that depend on more of a request than its address. */
  headersFor?(request: IncomingMessage): OutgoingHttpHeaders;
  /** Answers that are made at once. Default: 1, for those that hold the event loop. */
  atOnce?: number;
  /** Upper limit of waiting answers. Further ones are refused. */
  waiting?: number;
};
