/**
 * Adds rules that prerender the page of a link that a pointer hovers over. Between hover and click
 * the browser has time for it. Touch screens get no such rules.
 */
addEventListener('DOMContentLoaded', () => {
  const rules = document.querySelector<HTMLScriptElement>('script[type=speculationrules]');
  if (!rules || !matchMedia('(hover: hover)').matches) return;
  const more = document.createElement('script');
  more.type = rules.type;
  more.text = rules.text.replace('prefetch', 'prerender');
  document.head.append(more);
});

export {};
