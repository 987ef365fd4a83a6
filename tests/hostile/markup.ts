/**
 * Parses a page's markup into a tree, strictly. Markup that our pages never write (an element left
 * open, a bare `<` in a text) is an error, because it may come from a host.
 */
export type Node = Element | string;
export type Element = { name: string; attributes: Map<string, string>; children: Node[] };

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/**
 * Elements whose content is text up to the end tag. Only `title` and `textarea` decode entities.
 */
const RAW = /^(?:script|style|title|textarea)$/;
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/giy;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function element(name: string, written: string): Element {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of written.matchAll(ATTRIBUTE))
    attributes.set(key.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return { name, attributes, children: [] };
}

/** Returns the tree of a page. Throws at markup that our pages never write. */
export function parse(html: string): Element {
  const root = element('#document', '');
  const open = [root];
  for (let at = 0; at < html.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(html);
    const parent = open.at(-1);
    if (!token || !parent) throw new Error(`no markup of ours: ${html.slice(at, at + 80)}`);
    const [whole, slash, tag, written = ''] = token;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!whole.startsWith('<!')) parent.children.push(decoded(whole));
      continue;
    }
    if (slash) {
      if (parent.name !== name) throw new Error(`</${name}> ends <${parent.name}>`);
      open.pop();
      continue;
    }
    const child = element(name, written);
    parent.children.push(child);
    const inSvg = open.some((ancestor) => ancestor.name === 'svg');
    if (VOID.test(name) || (inSvg && written.endsWith('/'))) continue;
    if (!RAW.test(name)) {
      open.push(child);
      continue;
    }
    const end = html.indexOf(`</${name}>`, TOKEN.lastIndex);
    if (end < 0) throw new Error(`<${name}> has no end`);
    const inside = html.slice(TOKEN.lastIndex, end);
    child.children.push(name === 'title' || name === 'textarea' ? decoded(inside) : inside);
    TOKEN.lastIndex = end + name.length + 3;
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> has no end`);
  return root;
}

/** Returns the elements inside `root` that pass, in the order of the page. */
export function all(root: Element, passes: (one: Element) => boolean): Element[] {
  return root.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(passes(child) ? [child] : []), ...all(child, passes)];
  });
}

export const named = (name: string) => (one: Element) => one.name === name;
export const classed = (name: string) => (one: Element) =>
  (one.attributes.get('class') ?? '').split(/\s+/).includes(name);

/** Returns the text inside a node, without scripts and styles. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  if (node.name === 'script' || node.name === 'style') return '';
  return node.children.map(textOf).join('');
}

/** Returns the nested names of elements and of their attributes: the page without its texts. */
export function skeletonOf(node: Element): string {
  const inside = node.children.map((child) => (typeof child === 'string' ? '' : skeletonOf(child)));
  return `<${[node.name, ...node.attributes.keys()].join(' ')}>${inside.join('')}</>`;
}

/**
 * Returns the texts that pass, each with the names of the elements around it, outermost first. An
 * element that takes its direction from its text is named `p[dir=auto]`.
 */
export function textsIn(
  root: Element,
  passes: (text: string) => boolean,
  within: string[] = [],
): { text: string; within: string[] }[] {
  const isAuto = root.attributes.get('dir') === 'auto';
  const path = [...within, isAuto ? `${root.name}[dir=auto]` : root.name];
  return root.children.flatMap((child) => {
    if (typeof child !== 'string') return textsIn(child, passes, path);
    return passes(child) ? [{ text: child, within: path }] : [];
  });
}
