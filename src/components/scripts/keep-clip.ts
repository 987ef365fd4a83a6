/**
 * The button that keeps a clip of ours for when there is no network, or deletes it again. It stands in
 * the line under the film, once a service worker has the page: see register-worker.ts, which fetches
 * this. As a part of that line it would cost every press on a film, also where no worker is.
 */
import { keepClipTexts } from '#/site/messages/keep-clip.ts';
import { inLanguage } from '#/site/paths.ts';
import { clipFile, dropClip, keepClip, pageOf } from '#/stores/worker/clip-store.ts';

const language = document.documentElement.lang as keyof typeof keepClipTexts;
const texts = keepClipTexts[language];
/** Lines that have their button, or get none. */
const done = new WeakSet<Element>();

/** Adds the button to the line under a film, if the line has come and lacks it. */
export async function offerKeep(video: HTMLVideoElement): Promise<void> {
  const { src } = video;
  const line = video.closest('.player, .watch-main')?.querySelector('.film-bar');
  if (!line || done.has(line)) return;
  done.add(line);
  // A refused storage has no button.
  const file = await clipFile(src).catch(() => null);
  if (!file) return;
  const size = Math.ceil(file.bytes / 1000);
  const page = inLanguage(language, pageOf(src));
  const said = Object.assign(document.createElement('span'), { role: 'status' });
  const button = Object.assign(document.createElement('button'), {
    className: 'chip',
    type: 'button',
    async onclick() {
      if (button.ariaBusy) return;
      button.ariaBusy = 'true';
      said.textContent = '';
      try {
        await (file.kept ? dropClip(src) : keepClip(src, page, tracksOf(video), show));
        file.kept = !file.kept;
      } catch (error) {
        const isFull = (error as Error).name === 'QuotaExceededError';
        said.textContent = isFull ? texts.noRoom : texts.failed;
      }
      button.ariaBusy = null;
      name();
    },
  });
  const show = (share: number) => {
    button.textContent = texts.keeping(Math.floor(share * 100));
  };
  const name = () => {
    button.textContent = file.kept ? texts.kept(size) : texts.keep(size);
  };
  name();
  line.append(button, said);
}

function tracksOf(video: HTMLVideoElement): string[] {
  return [...video.querySelectorAll('track')].map(({ src }) => src);
}
