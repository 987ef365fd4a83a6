/** Runs in every page that is measured, before anything of its own. */

declare global {
  interface Window {
    seen(): Record<'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;
  }
}

/** Handed to the browser as text: it stands alone. */
export function watch(): void {
  const found = { fcp: 0, lcp: 0, cls: 0 };
  const long: { startTime: number; duration: number }[] = [];
  const observe = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime;
  });
  observe('longtask', (entry) => {
    long.push(entry);
  });
  observe('layout-shift', ({ value }) => {
    found.cls += value ?? 0;
  });
  window.seen = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const ttfb = (navigation as PerformanceNavigationTiming).responseStart;
    // What a task takes beyond its first 50 ms, after the first paint. A task and the paint are told
    // of in any order: only now is it known which came after.
    const blocking = ({ startTime, duration }: (typeof long)[number]) =>
      Math.max(0, startTime + duration - Math.max(startTime + 50, found.fcp));
    return { ...found, ttfb, tbt: long.reduce((sum, task) => sum + blocking(task), 0) };
  };
}
