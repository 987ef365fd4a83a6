/**
 * Imports what a page does only once it is in use: first-interaction.ts adds this script. While a player is open, that
 * has the connection for itself, unless a service worker has the scripts from an earlier visit.
 */
export {};

/** Milliseconds after a player has opened. */
const LATER_MS = 15_000;

const isOpen = document.querySelector('#player[open]') !== null;
if (isOpen && !navigator.serviceWorker?.controller)
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
await import('./in-use.ts');
