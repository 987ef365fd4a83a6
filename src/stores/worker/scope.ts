/** The types of a service worker's globals. TypeScript's types for workers and for pages conflict. */

import type { Opened } from './opened.ts';

type Lasting = Event & { waitUntil(done: Promise<unknown>): void };

export type Fetching = Lasting & {
  request: Request;
  /** The page that sends the request; empty for a navigation. */
  clientId: string;
  /** The response of navigation preload, for a navigation. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Events = {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  /** Its source is the page, with the address at which it was opened. */
  message: Lasting & { data: Opened; source: { url: string } };
};

type Scope = {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ url: string } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

export const scope = self as unknown as Scope;
