import * as animals from './animals.ts';
import * as built from './built.ts';
import * as faces from './faces.ts';
import * as land from './land.ts';
import * as people from './people.ts';
import * as signs from './signs.ts';
import * as sky from './sky.ts';
import * as stage from './stage.ts';
import * as things from './things.ts';
import * as travel from './travel.ts';

/** All motifs by name. */
export const motifs = {
  ...sky,
  ...land,
  ...built,
  ...travel,
  ...people,
  ...faces,
  ...animals,
  ...stage,
  ...things,
  ...signs,
};

export type MotifName = keyof typeof motifs;
