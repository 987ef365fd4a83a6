/** What was opened lately, on home: the last thing above the footer, so that nothing else moves. */
import { $history, removeEntries } from '#/stores/history.ts';
import { showOpened } from './opened-list.ts';
import { make, texts } from './page.ts';
import { sayUnlessKept } from './say.ts';

/** Adds the section, once its place is below the screen: a footer in view does not move. */
export function continueOnHome(): void {
  const main = document.querySelector('main');
  const footer = document.querySelector('.footer');
  if (!main || !footer || $history.get().length === 0) return;
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    watch.disconnect();
    main.append(sectionOf());
  });
  watch.observe(footer);
}

function sectionOf(): HTMLElement {
  const list = make('ul', { className: 'keep-rows' });
  const head = make('h2', { id: 'continue' }, texts.continueWatching);
  const all = make('button', { type: 'button', className: 'chip' }, texts.removeAll);
  const section = make(
    'section',
    { className: 'section' },
    make('div', { className: 'section-head' }, head, all),
    list,
  );
  section.setAttribute('aria-labelledby', 'continue');
  const show = () => {
    const { activeElement } = document;
    const hadFocus = section.contains(activeElement);
    showOpened(list, show);
    if ($history.get().length === 0) section.remove();
    // The pressed button went with its row.
    if (hadFocus)
      (list.querySelector('a') ?? document.querySelector<HTMLElement>('.footer a'))?.focus();
  };
  all.onclick = () => {
    sayUnlessKept(removeEntries());
    show();
  };
  $history.listen(show);
  showOpened(list, show);
  return section;
}
