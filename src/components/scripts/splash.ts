/**
 * Replaces the splash with home in the history, after a timeout or when the link is clicked. The button cancels the
 * timeout and disappears, so only the link is left.
 */
export {};

const link = document.querySelector<HTMLAnchorElement>('[data-splash-seconds]');
if (link) {
  const stay = link.nextElementSibling as HTMLButtonElement;
  // The plain address opens the language whose link the visitor pressed last.
  try {
    const own = document.querySelector<HTMLAnchorElement>(`a[hreflang=${localStorage.language}]`);
    if (own && document.documentElement.lang === 'en') {
      link.pathname = own.pathname.slice(0, -1) + link.pathname;
    }
  } catch {}
  const enter = () => location.replace(link.href);
  const timer = setTimeout(enter, Number(link.dataset.splashSeconds) * 1000);
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enter();
  });
  stay.onclick = () => {
    clearTimeout(timer);
    // All lamps are lit, but home does not open by itself, so they show no progress.
    document.querySelector('.lamps')?.setAttribute('aria-hidden', 'true');
    link.focus();
    stay.remove();
  };
}
