/** Replaces the splash with home in the history, after its time or when the link is clicked. */
import { isPlainClick } from '#/lib/plain-click.ts';

const link = document.querySelector('[data-splash-seconds]') as HTMLAnchorElement;
const enter = () => location.replace(link.href);
setTimeout(enter, Number(link.dataset.splashSeconds) * 1000);
link.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  enter();
});
