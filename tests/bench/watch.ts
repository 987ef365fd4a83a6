/** Runs in every page that is measured, before anything of its own. */

declare global {
  interface Window {
    seen(): Record<'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;
    /** When the page's heading was painted, since 1970. */
    titleAt: number;
    /** Resolves with the milliseconds from the next touch to the frame in which something is true. */
    answered: Record<string, number>;
    expectAfterTouch(name: string, expression: string): void;
  }
}

/**
 * Looks for a page's heading in every frame. Not for pages whose times count: asking for each frame
 * makes the browser draw more of them, and a phone has no time for that.
 */
export function watchTitle(): void {
  const findTitle = () => {
    const title = document.querySelector('.hero h1, .profile h1');
    if (title) requestAnimationFrame(() => setTimeout(() => (window.titleAt = Date.now())));
    else requestAnimationFrame(findTitle);
  };
  requestAnimationFrame(findTitle);
}

/** Handed to the browser as text, like the one above: it stands alone. */
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

  window.answered = {};
  window.expectAfterTouch = (name, expression) => {
    const holds = new Function(`return ${expression}`) as () => boolean;
    const started = (event: Event) => {
      const look = () => {
        if (!holds()) return void requestAnimationFrame(look);
        // The frame that shows it has been drawn when the next task runs.
        setTimeout(() => {
          window.answered[name] = performance.now() - event.timeStamp;
        });
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', started, { capture: true, once: true });
  };
}
