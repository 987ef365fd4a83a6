import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, icons, readIcon, TOUCH_ICON } from '../../../scripts/icons.mjs';

/** Returns the pixels of a picture: red, green and blue of each. */
const pixelsOf = (png: Buffer) =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

test.each([...icons, TOUCH_ICON])(
  '%s is as wide as it says, and is what the icon of pages shows',
  async (file, width, maskable) => {
    const kept = await pixelsOf(readIcon(file));
    const drawn = await pixelsOf(await drawIcon(width, maskable));
    expect([kept.info.width, kept.info.height]).toEqual([width, width]);
    // Versions of the drawing program differ at edges.
    const far = kept.data.filter((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) > 64);
    expect(far.length / kept.data.length, 'run node scripts/icons.mjs').toBeLessThan(0.01);
  },
);

test('the mark of a maskable icon is within the circle that is always seen', async () => {
  const { data, info } = await pixelsOf(readIcon('maskable-512.png'));
  const [ground = 0] = data;
  const reaches = Array.from({ length: info.width * info.height }, (_, n) => {
    const isGround = Math.abs((data[n * 3] ?? 0) - ground) < 16;
    return isGround ? 0 : Math.hypot((n % info.width) - 256, Math.floor(n / info.width) - 256);
  });
  const reach = reaches.reduce((most, one) => Math.max(most, one), 0);
  expect(reach).toBeGreaterThan(150);
  expect(reach).toBeLessThanOrEqual(0.4 * 512);
});
