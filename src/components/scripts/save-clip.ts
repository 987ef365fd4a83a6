/**
 * The button that saves one of our clips for offline use, or deletes it. register-worker.ts imports it once a service
 * worker controls the page, and adds it to the line under the film. As a part of that line it would cost every press
 * on a film, also without a worker.
 */
import { saveClipTexts } from '#/site/messages/save-clip.ts';
import { inLanguage } from '#/site/paths.ts';
import { clipFile, deleteClip, pageOf, saveClip } from '#/stores/worker/clip-store.ts';

const language = document.documentElement.lang as keyof typeof saveClipTexts;
const texts = saveClipTexts[language];
/** Lines that have their button, or do not get one. */
const done = new WeakSet<Element>();

/** Adds the button to the line under a film, if the line is there and lacks it. */
export async function offerSave(video: HTMLVideoElement): Promise<void> {
  const { src } = video;
  const line = video.closest('.player, .watch-main')?.querySelector('.film-bar');
  if (!line || done.has(line)) return;
  done.add(line);
  // If the browser refuses its storage, there is no button.
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
        await (file.saved ? deleteClip(src) : saveClip(src, page, tracksOf(video), show));
        file.saved = !file.saved;
      } catch (error) {
        const isFull = (error as Error).name === 'QuotaExceededError';
        said.textContent = isFull ? texts.noRoom : texts.failed;
      }
      button.ariaBusy = null;
      name();
    },
  });
  const show = (share: number) => {
    button.textContent = texts.saving(Math.floor(share * 100));
  };
  const name = () => {
    button.textContent = file.saved ? texts.saved(size) : texts.save(size);
  };
  name();
  line.append(button, said);
}

function tracksOf(video: HTMLVideoElement): string[] {
  return [...video.querySelectorAll('track')].map(({ src }) => src);
}
