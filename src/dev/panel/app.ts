/** The preview panel: an app of Astro's dev toolbar that shows the calls of the open page. */
import { defineToolbarApp } from 'astro/toolbar';
import { ASK, CALLS, type PageCall } from './calls.ts';
import { hasFindings, reportOf } from './report.ts';

export default defineToolbarApp({
  init(canvas, app, server) {
    const page = location.pathname + location.search;
    const panel = document.createElement('astro-dev-toolbar-window');
    // Panel and overlay are tools in English, whatever the page's language is.
    panel.dir = 'ltr';
    panel.lang = 'en';
    const style = document.createElement('style');
    style.textContent = 'vite-error-overlay { direction: ltr }';
    document.head.append(style);
    const report = document.createElement('pre');
    report.style.cssText = 'overflow:auto;max-block-size:60vh;white-space:pre-wrap';
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.textContent = 'Copy as text';
    copy.style.cssText = 'align-self:start;padding:4px 12px;font:inherit;cursor:pointer';
    copy.addEventListener('click', () => navigator.clipboard.writeText(report.textContent ?? ''));
    panel.append(copy, report);
    canvas.append(panel);
    server.on<{ page: string; calls: PageCall[] }>(CALLS, ({ page: answered, calls }) => {
      if (answered !== page) return;
      report.textContent = reportOf(page, calls);
      app.toggleNotification(
        hasFindings(calls) ? { state: true, level: 'warning' } : { state: false },
      );
    });
    app.onToggled(() => server.send(ASK, { page }));
    server.send(ASK, { page });
  },
});
