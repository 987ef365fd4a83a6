/** Functions that run in the page, for texts that come into view. */

/**
 * Scrolls the first of some texts into view, to the start or the end of the screen. Then scrolls each
 * row in view to its first text.
 */
export async function reveal(
  elements: Element[],
  { indexes, block }: { indexes: number[]; block: 'start' | 'end' },
): Promise<void> {
  const lists = new Set<Element>();
  const itemOf = (index: number) => elements[index]?.closest('li, article');
  const isInView = (index: number) => {
    const { top = 0, bottom = 0 } = elements[index]?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  };
  const [first = 0] = indexes;
  const how = { block, inline: 'start', behavior: 'instant' } as const;
  (itemOf(first) ?? elements[first])?.scrollIntoView(how);
  if (!isInView(first)) elements[first]?.scrollIntoView({ ...how, block: 'center' });
  for (const index of [first, ...indexes.filter(isInView)]) {
    const item = itemOf(index);
    const list = item?.parentElement;
    if (!item || !list || lists.has(list)) continue;
    lists.add(list);
    const [box, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    const isRtl = getComputedStyle(list).direction === 'rtl';
    const left = isRtl ? own.right - box.right : own.left - box.left;
    list.scrollBy({ left, behavior: 'instant' });
  }
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
