import type { IncomingMessage, ServerResponse } from 'node:http';

/** Addresses that the server answers itself. */
export type Served = {
  /** Label in the log and the metrics. */
  label: string;
  /** Returns whether a path is one of these. */
  has(path: string): boolean;
  /** Sends the response. May reject. */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
};
