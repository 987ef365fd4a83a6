/**
 * Adds rules that prerender the page of a link that a pointer hovers over. Between hover and click
 * the browser has time for it. Touch screens get no such rules.
 */
export {};

const rules = document.querySelector<HTMLScriptElement>('script[type=speculationrules]');
if (rules && matchMedia('(hover: hover)').matches) {
  const { type, text } = rules;
  document.head.append(
    Object.assign(document.createElement('script'), {
      type,
      text: text.replace('prefetch', 'prerender'),
    }),
  );
}
