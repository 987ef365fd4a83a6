import type {} from 'astro';

/** The options of `client:intent` (intent.ts). */
export type IntentOptions = {
  /** Selector of the elements whose events wake the island. Default: the island itself. */
  on?: string;
  /** Selector of the elements whose clicks are held. Default: `[data-live]` in the island. */
  hold?: string;
  /** Whether the island hydrates by itself when the page has loaded. */
  loaded?: boolean;
  /** Whether the page shows nothing without it: if its scripts do not load, a notice says so. */
  needed?: boolean;
};

/**
 * What the module of an island may export as `press`: an action of a store that handles a click before the island has
 * hydrated. `answer`: the response to the address in its `data-next`. Resolves to false if it failed and the page does
 * not say so yet. The module does not import react-dom.
 */
export type Press = (element: HTMLElement, answer?: Promise<Response>) => unknown;

declare global {
  interface DocumentEventMap {
    /** A press failed (intent.ts). `detail` ends the wait of the held click, so that its link may be followed. */
    'island:failed': CustomEvent<(() => HTMLElement | null) | null>;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}
