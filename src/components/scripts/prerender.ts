/**
 * Adds rules that prerender the page of a link under the pointer, between hover and click. Touch screens get no such
 * rules.
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
