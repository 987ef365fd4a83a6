/** What a browser's console says against a page. */
import type { ConsoleMessage, Page } from '@playwright/test';

/** Returns a list that grows with the errors and warnings in the page's console. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A browser reports the status of every page that is not 200. That is no complaint.
    if (message.location().url === page.url() && message.text().includes('status of 4')) return;
    // Playwright says so where a test wants no service worker (playwright.config.ts). Pages register theirs.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    heard.push(`${page.url()}: ${message.text()}`);
  });
  return heard;
}
