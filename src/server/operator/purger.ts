/** Forgets answers and pages by their tags: here, in Redis, and in every other instance. */

import { type Bus, openBus } from '#/catalogue/redis/bus.ts';
import type { Fleet } from '#/catalogue/redis/fleet.ts';
import { isTag } from '#/catalogue/tags.ts';

export type Purger = {
  /** Resolves to the pages that were forgotten here, and the other instances that were told. */
  purge(tags: string[]): Promise<{ pages: number; instances: number }>;
  close(): void;
};

/** `here` forgets in all processes of this instance, and resolves to the number of pages. */
export function createPurger(
  fleet: Fleet | null,
  here: (tags: string[]) => Promise<number>,
): Purger {
  const bus: Bus | null = fleet && openBus({ fleet, isTag, onPurge: (tags) => void here(tags) });
  return {
    async purge(tags) {
      // What Redis holds goes first: no process may take it into its memory again.
      const instances = (await bus?.tell(tags)) ?? 0;
      return { pages: await here(tags), instances };
    },
    close: () => bus?.close(),
  };
}
