import { describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import { gridOf, headingAround } from '#/site/grid-match.ts';
import { matchAddress } from '#/site/match.ts';
import { en } from '#/site/messages/en.ts';
import { listings } from '#/site/pages.ts';
import { paths } from '#/site/paths.ts';

const gridAt = (target: string) => gridOf(matchAddress(target));

describe('the table of grids', () => {
  it('has one grid for each path, with a call of the contract', () => {
    const all = listings.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
    expect(listings.filter(({ call }) => !(call in calls))).toEqual([]);
  });

  it('separates our words from the name beside them', () => {
    const around = (path: string) => {
      const found = gridAt(path);
      return found && headingAround(found, en);
    };
    expect(around('/drama/Waris')).toEqual({ before: '', after: ' - Episodes' });
    expect(around('/season/s')).toBeNull();
    expect(around('/all-cartoons')).toBeNull();
  });
});

describe('the grid at a path', () => {
  it('may have its ampersands encoded', () => {
    expect(gridAt('/health-%26-exercise-%26-fitness')?.path).toBe(paths.fitness);
  });

  it.each(['Kahan Ho? & Phir', 'a/b', '100%', 'a%2Fb', 'وارث', 'ਪਿੰਡ'])(
    'of the drama %j has its title, decoded once',
    (title) => {
      const found = gridAt(paths.drama(title));
      expect(found?.name).toBe(title);
      expect(found?.path).toBe(paths.drama(title));
    },
  );

  it('is found at its whole address, in any language and with parameters', () => {
    const { name, path } = gridAt('/ur/drama/One%20%2F%20Two?page=2') ?? {};
    expect([name, path]).toEqual(['One / Two', '/drama/One%20%2F%20Two']);
  });
});
