/// <reference types="astro/client" />

/** The site's name, set by the build (SITE_NAME). */
declare const __SITE_NAME__: string;

/** The id of the build, by which the service worker names its cache. */
declare const __BUILD__: string;

/** The address of the offline page’s style sheet, for the service worker. */
declare const __OFFLINE_SHEET__: string;

declare namespace App {
  type SiteLocals = import('./locals.ts').SiteLocals;
  type RequestLocals = import('./locals.ts').RequestLocals;
  interface Locals extends SiteLocals, RequestLocals {
    /** What the server found in the table of pages. Pages read what the middleware makes of it. */
    match: import('./site/match.ts').Match;
    /** Set to true when the address names nothing on the page: not stored, as their number has no limit. */
    uncacheable: boolean;
  }
}

/** The minified text of an inline script: see scripts/inline-scripts.ts. */
declare module '*.ts?inline' {
  const code: string;
  export default code;
}

/** Registers `<lite-youtube>` on import: see src/islands/youtube-facade.ts. */
declare module 'lite-youtube-embed';
