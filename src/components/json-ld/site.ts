/** Statements about the site: its name, and the way to a page. */
import type { Links } from './links.ts';

export function siteStatement({ siteUrl, siteName, paths }: Links) {
  return { '@type': 'WebSite' as const, name: siteName, url: siteUrl + paths.splash };
}

/** A page on the way, by its name. */
export type Step = { name: string; path: string };

/** Returns the way from home to a page: the last step is the page itself. */
export function trailStatement(steps: readonly Step[], { siteUrl }: Links) {
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
