/// <reference types="astro/client" />

/** The site's name, set when it is built (SITE_NAME). */
declare const __SITE_NAME__: string;

/** Addresses of what all islands share, with a space between; empty where nothing is built. */
declare const __ISLAND_SCRIPTS__: string;

declare namespace App {
  interface Locals {
    catalogue: import('./catalogue/catalogue.ts').Catalogue;
    /** SITE_URL, for canonical addresses. */
    siteUrl: string;
    /** What became of this one page. */
    page: {
      /** Set by sections that could not be had. */
      partial: boolean;
    };
  }
}

/** The text of a script that stands inline in a page, minified: see scripts/inline-scripts.ts. */
declare module '*.ts?inline' {
  const code: string;
  export default code;
}

/** Registers `<lite-youtube>` when it is imported: see src/islands/lite-youtube.ts. */
declare module 'lite-youtube-embed';
