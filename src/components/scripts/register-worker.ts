/**
 * Registers the service worker, and tells it which page was opened. Not for a visitor who saves data: the worker
 * fetches what it saves.
 */
import { savesData } from '#/lib/saves-data.ts';
import { WORKER } from '#/site/paths.ts';
import { deleteGone } from '#/stores/worker/clip-store.ts';
import { FILES, type Opened } from '#/stores/worker/opened.ts';

const { serviceWorker } = navigator;

async function register(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // Saves nothing again that the visitor has just deleted.
  if (globalThis.forgotten) return;
  await serviceWorker.register(WORKER);
  const { active } = await serviceWorker.ready;
  if (globalThis.forgotten) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => FILES.test(new URL(name).pathname));
  const since = performance.timeOrigin;
  active?.postMessage({ since, files, how: FROM_CACHE } satisfies Opened);
  // The button comes with the line under a film that plays.
  document.addEventListener('timeupdate', offerSaving, true);
  // Once a visit: a clip that was withdrawn must not stay on the device.
  if (sessionStorage.clips) return;
  sessionStorage.clips = 1;
  await deleteGone();
}

/** The headers with which browsers request pictures: one address has several formats. */
const FROM_CACHE: RequestInit = {
  cache: 'only-if-cached',
  mode: 'same-origin',
  headers: {
    accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  },
};

/** Offers to save one of our clips: other films have their files elsewhere. A worker that removes itself controls no page. */
function offerSaving({ target }: Event): void {
  const video = target as HTMLVideoElement;
  if (!serviceWorker.controller || !video.src.startsWith(location.origin)) return;
  import('./save-clip.ts').then(({ offerSave }) => offerSave(video)).catch(() => {});
}

// Some browsers have no service worker in private windows.
if (!import.meta.hot && serviceWorker && !savesData()) register().catch(() => {});
