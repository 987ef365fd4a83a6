/**
 * Registers the service worker, and tells it which page was opened. Never for a visitor who saves
 * data: what a worker keeps, it fetches first.
 */
import { WORKER } from '#/site/paths.ts';
import { dropGone } from '#/stores/worker/clip-store.ts';
import { FILES, type Opened } from '#/stores/worker/opened.ts';

const { connection, serviceWorker } = navigator as Navigator & {
  connection?: { saveData?: boolean };
};

async function register(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // What a visitor has just deleted does not come back by itself.
  if (globalThis.forgotten) return;
  await serviceWorker.register(WORKER);
  const { active } = await serviceWorker.ready;
  if (globalThis.forgotten) return;
  const came = performance.getEntriesByType('resource').map(({ name }) => name);
  const beside = came.filter((name) => FILES.test(new URL(name).pathname));
  const since = performance.timeOrigin;
  active?.postMessage({ since, beside, how: FROM_CACHE } satisfies Opened);
  // A film that plays finds it once the line under it has come.
  document.addEventListener('timeupdate', offerClip, true);
  // Once a visit: what was taken down must not live on.
  if (sessionStorage.clips) return;
  sessionStorage.clips = 1;
  await dropGone();
}

/** As browsers ask for pictures: the site has several formats at one address. */
const FROM_CACHE: RequestInit = {
  cache: 'only-if-cached',
  mode: 'same-origin',
  headers: {
    accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  },
};

/** Offers to keep a clip of ours. Other films have their files elsewhere. A worker that only removes itself has no page. */
function offerClip({ target }: Event): void {
  const video = target as HTMLVideoElement;
  if (!serviceWorker.controller || !video.src.startsWith(location.origin)) return;
  import('./keep-clip.ts').then(({ offerKeep }) => offerKeep(video)).catch(() => {});
}

// Without it, as in some browsers' private windows, the site is as it was.
if (!import.meta.hot && serviceWorker && !connection?.saveData) register().catch(() => {});
