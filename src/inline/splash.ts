/** Home takes the splash's place in the history, both after the splash's time and when the link is used. */
import { isPlainClick } from '#/lib/plain-click.ts';

export default function enterHome(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-splash-seconds]');
  if (!link) return;
  const enter = () => location.replace(link.href);
  setTimeout(enter, Number(link.dataset.splashSeconds) * 1000);
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    enter();
  });
}
