import { isPlainClick } from '#/lib/plain-click.ts';

// Home takes the splash's place in the history, both after its time and when the link is used.
const link = document.querySelector('[data-splash-seconds]');
const enter = () => location.replace(link.href);
setTimeout(enter, link.dataset.splashSeconds * 1000);
link.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  enter();
});
