/** Runs in every measured page before the page's own scripts. */

declare global {
  interface Window {
    seen(): Record<'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;
  }
}

/**
 * Records paints, long tasks and layout shifts, and sets `window.seen`. It is self-contained,
 * because the browser gets it as text.
 */
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
    // The part of a task beyond its first 50 ms and after the first paint. The browser reports
    // tasks and the paint in any order: only now is it known which came later.
    const blocking = ({ startTime, duration }: (typeof long)[number]) =>
      Math.max(0, startTime + duration - Math.max(startTime + 50, found.fcp));
    return { ...found, ttfb, tbt: long.reduce((sum, task) => sum + blocking(task), 0) };
  };
}
