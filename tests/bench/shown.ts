/** Lists what a page's HTML shows on a phone, in order: words and names, links, and pictures. */

type Shown = { words: string[]; links: string[]; pictures: string[] };
type Tag = { name: string; attributes: Map<string, string> };

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
/** Scripts and styles, in which less-than signs begin no tag. */
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
/** Elements that are never visible: metadata for browsers, and drawings to copy from. */
const UNSEEN = /^(?:head|symbol|template)$/;
/**
 * Classes of elements that are hidden at 360 px: the wide screen's menu, and the blurred poster
 * behind a row.
 */
const WIDE = /\b(?:main-nav|wash)\b/;
/** Elements whose accessible name stands in for words. On other elements it names a region. */
const NAMED = /^(?:a|button|input|summary|svg|img)$/;

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (text: string) =>
  text.replace(
    /&(#x27|#39|\w+);/g,
    (all, name: string) => ENTITIES[name.replace('#x27', '#39')] ?? all,
  );

/**
 * Returns whether an element is hidden: never visible, a dialog that only its address or a script
 * opens, or shown only by a script or on a wide screen. A button opens the drawer, a popover.
 */
function isHidden({ name, attributes }: Tag): boolean {
  if (UNSEEN.test(name) || attributes.has('hidden')) return true;
  if (name === 'dialog' && !['open', 'popover'].some((one) => attributes.has(one))) return true;
  return WIDE.test(attributes.get('class') ?? '');
}

function note({ name, attributes }: Tag, shown: Shown): void {
  const say = (text = '') => shown.words.push(...text.split(/\s+/).filter(Boolean));
  if (NAMED.test(name)) {
    for (const names of ['aria-label', 'alt', 'placeholder']) say(attributes.get(names));
  }
  const href = attributes.get('href');
  if (name === 'a' && href !== undefined) shown.links.push(href);
  if (name === 'img') shown.pictures.push((attributes.get('src') ?? '').replace(/.*\//, ''));
}

/**
 * Returns what a well-formed page shows. All end tags must be written out, and all values must be
 * in double quotes.
 */
export function shownIn(html: string): Shown {
  const shown: Shown = { words: [], links: [], pictures: [] };
  const open: boolean[] = [];
  let from = 0;
  const markup = html.replaceAll(CODE, '');
  for (const found of markup.matchAll(TOKEN)) {
    const hidden = open.at(-1) ?? false;
    const text = decode(markup.slice(from, found.index));
    if (!hidden) shown.words.push(...text.split(/\s+/).filter(Boolean));
    from = found.index + found[0].length;
    const [, end, name = '', attributes = '', closed] = found;
    if (name === '') continue;
    if (end) {
      open.pop();
      continue;
    }
    const tag = { name, attributes: attributesOf(attributes) };
    const inside = hidden || isHidden(tag);
    if (!inside) note(tag, shown);
    if (!closed && !VOID.test(name)) open.push(inside);
  }
  return shown;
}

/**
 * Returns what the page of the floor has to lose (`-`) and to gain (`+`) to show what the site's page
 * shows. A change of the order alone is no difference.
 */
export function differenceOf(floor: string, site: string): string[] {
  const [own, wanted] = [shownIn(floor), shownIn(site)];
  return (['words', 'links', 'pictures'] as const).flatMap((what) => [
    ...without(own[what], wanted[what]).map((one) => `- ${one}`),
    ...without(wanted[what], own[what]).map((one) => `+ ${one}`),
  ]);
}

/** Returns the items of a list but those of another, each as often as it stands there. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
