import { describe, expect, test } from 'vitest';
import { languages } from '#/contract/language.ts';
import { viewsOf } from '../e2e/axe/looks.ts';
import { onCatalogue, type Scene } from '../e2e/axe/scenes.ts';

type Pair = readonly [string, string];

/** Returns the values of each view, by name. */
const shown = onCatalogue.flatMap((scene, place) =>
  viewsOf(scene, place, false).flatMap(({ language, looks }) =>
    looks.map(({ size, colorScheme }) => ({
      ...(scene.main && { scene: scene.path }),
      language,
      theme: colorScheme,
      width: String(size.width),
    })),
  ),
);
const values: Record<'scene' | 'language' | 'theme' | 'width', readonly string[]> = {
  scene: onCatalogue.filter(({ main }) => main).map(({ path }) => path),
  language: languages,
  theme: ['light', 'dark'],
  width: ['360', '1440'],
};
type Name = keyof typeof values;
const names = Object.keys(values) as Name[];
const couples = names
  .flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))
  .filter((couple) => couple.join() !== 'scene,language');

describe('the views of the short form', () => {
  test.each(couples)('have each pair of a %s and a %s', (one, other) => {
    const pairs = values[one].flatMap((a) => values[other].map((b): Pair => [a, b]));
    const missing = pairs.filter(
      ([a, b]) => !shown.some((view) => view[one] === a && view[other] === b),
    );
    expect(missing).toEqual([]);
    expect(pairs.length).toBeGreaterThan(3);
  });

  test('have every scene that is not like another, and two languages of a main one', () => {
    const seen = onCatalogue.map((scene, place) => {
      const spoken = viewsOf(scene, place, false).map(({ language }) => language);
      return [scene.path, new Set(spoken).size];
    });
    const most = ({ main, alike }: Scene) => (main ? 2 : alike ? 0 : 1);
    expect(seen).toEqual(onCatalogue.map((scene) => [scene.path, most(scene)]));
  });
});
