/** The night over the city, which three scenes have behind them. */
import type { Canvas } from '../../paint/canvas.ts';
import { drawCity } from './city.ts';
import { createSky, drawMoon, drawStars } from './sky.ts';

function createNight(): Canvas {
  const sky = createSky(0.22);
  drawStars(sky);
  drawMoon(sky);
  drawCity(sky, 330, true);
  return sky;
}

export const nightSky = createNight();
