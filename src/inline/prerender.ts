/** Where a pointer hovers over a link before it presses, the browser has time to prerender its page. */
export function prerenderOnHover(): void {
  addEventListener('DOMContentLoaded', () => {
    const rules = document.querySelector<HTMLScriptElement>('script[type=speculationrules]');
    if (!rules?.textContent || !matchMedia('(hover: hover)').matches) return;
    const more = document.createElement('script');
    more.type = rules.type;
    more.textContent = rules.textContent.replace('prefetch', 'prerender');
    document.head.append(more);
  });
}
