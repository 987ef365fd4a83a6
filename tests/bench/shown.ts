/** What an HTML text shows and offers on a phone: words and names, links, and pictures, in order. */

type Shown = { words: string[]; links: string[]; pictures: string[] };
type Tag = { name: string; attributes: Map<string, string> };

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
/** Not to be seen: what pages say to browsers, and drawings to copy from. */
const UNSEEN = /^(?:head|script|style|symbol|template)$/;
/** Not shown at 360 px: the wide screen's menu, and the blurred poster behind a row. */
const WIDE = /\b(?:main-nav|wash)\b/;
/** Whose accessible name a visitor hears instead of seeing a word. Of other elements it names a region. */
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

/** A dialog that is closed, or something that a script or a wide screen will show. */
function isHidden({ name, attributes }: Tag): boolean {
  if (UNSEEN.test(name) || attributes.has('hidden')) return true;
  if (name === 'dialog' && !attributes.has('open')) return true;
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

/** Reads a well-formed page: ends of elements are written out, values stand in double quotes. */
export function shownIn(html: string): Shown {
  const shown: Shown = { words: [], links: [], pictures: [] };
  const open: boolean[] = [];
  let from = 0;
  for (const found of html.matchAll(TOKEN)) {
    const hidden = open.at(-1) ?? false;
    const text = decode(html.slice(from, found.index));
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
