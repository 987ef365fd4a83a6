/** Simulates a visitor at a screen: swipes or turns the wheel, rests, and presses. */
import { setTimeout } from 'node:timers/promises';
import type { Point, Tab } from './tab.ts';

/**
 * Milliseconds for which a press is held, for which a mouse rests before a press, and of a frame.
 */
const [HELD, POINTED, FRAME] = [80, 200, 16];
const STEPS = 14;

const touch = (tab: Tab, type: string, points: Point[]) =>
  tab.send('Input.dispatchTouchEvent', { type, touchPoints: points });
const mouse = (tab: Tab, type: string, at: Point, more = {}) =>
  tab.send('Input.dispatchMouseEvent', { type, ...at, pointerType: 'mouse', ...more });

/**
 * Scrolls the page by about `distance` pixels. A finger stops before it lifts, so that the page
 * does not scroll on.
 */
async function scroll(tab: Tab, distance: number): Promise<void> {
  const { width, mobile } = tab.screen;
  const x = width / 2;
  const from = distance > 0 ? 700 : 200;
  if (!mobile) {
    await mouse(tab, 'mouseWheel', { x, y: from }, { deltaX: 0, deltaY: distance });
    return;
  }
  await touch(tab, 'touchStart', [{ x, y: from }]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch(tab, 'touchMove', [{ x, y: from - (distance * step) / STEPS }]);
    await setTimeout(FRAME);
  }
  await setTimeout(HELD);
  await touch(tab, 'touchEnd', []);
}

/**
 * Scrolls down some screens and back to an element, and rests for two seconds. Returns where to
 * press. Throws if no element comes into view.
 */
export async function lookAround(tab: Tab, selector: string): Promise<Point> {
  for (const distance of [500, 500, 500, -500]) await scroll(tab, distance);
  for (let scrolls = 0; scrolls < MOST; scrolls += 1) {
    const { point, off } = await find(tab, selector);
    if (!point) {
      await scroll(tab, off > 0 ? 500 : -500);
      continue;
    }
    await setTimeout(REST);
    // Scrolling by the wheel continues for a while.
    const rested = (await find(tab, selector)).point;
    if (rested) return rested;
  }
  throw new Error(`Nothing on the screen to press: ${selector}`);
}
const [REST, MOST] = [2000, 16];

/** Brings an element into view at once. Returns where to press. Throws if it is covered, or there is none. */
export async function jumpTo(tab: Tab, selector: string): Promise<Point> {
  const one = `document.querySelector(${JSON.stringify(selector)})`;
  const middle = "{ block: 'center', inline: 'center', behavior: 'instant' }";
  await tab.read(`${one}?.scrollIntoView(${middle})`);
  await setTimeout(JUMPED);
  const { point } = await find(tab, selector);
  if (!point) throw new Error(`Nothing on the screen to press: ${selector}`);
  return point;
}
const JUMPED = 500;

/**
 * Returns where an element can be pressed, or else how far the first one is from the screen's
 * middle.
 */
function find(tab: Tab, selector: string): Promise<{ point: Point | null; off: number }> {
  return tab.read(`(() => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const points = all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { one, x: x + width / 2, y: y + Math.min(height / 2, 100) };
    });
    // A mouse brings forth what lies over a row.
    const free = ({ one, x, y }) => ${tab.screen.mobile}
      ? one.contains(document.elementFromPoint(x, y))
      : x > 0 && x < innerWidth && y > 100 && y < innerHeight;
    const { x, y } = points.find(free) ?? {};
    return { point: x === undefined ? null : { x, y }, off: (points[0]?.y ?? 0) - innerHeight / 2 };
  })()`);
}

/**
 * Presses. Resolves with the time of the release in milliseconds since 1970: the browser then
 * follows a link.
 */
export async function press(tab: Tab, at: Point): Promise<number> {
  const button = { button: 'left', clickCount: 1 };
  if (tab.screen.mobile) await touch(tab, 'touchStart', [at]);
  else {
    await mouse(tab, 'mouseMoved', at);
    await setTimeout(POINTED);
    await mouse(tab, 'mousePressed', at, button);
  }
  await setTimeout(HELD);
  const released = performance.timeOrigin + performance.now();
  const end = tab.screen.mobile
    ? touch(tab, 'touchEnd', [])
    : mouse(tab, 'mouseReleased', at, button);
  // A page that navigates away may not answer.
  end.catch(() => {});
  return released;
}
