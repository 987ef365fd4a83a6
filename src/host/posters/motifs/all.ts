import * as animals from './animals.ts';
import * as arms from './arms.ts';
import * as beasts from './beasts.ts';
import * as body from './body.ts';
import * as built from './built.ts';
import * as cinema from './cinema.ts';
import * as city from './city.ts';
import * as clocks from './clocks.ts';
import * as comforts from './comforts.ts';
import * as country from './country.ts';
import * as desk from './desk.ts';
import * as faces from './faces.ts';
import * as figures from './figures.ts';
import type { Motif, Variants } from './frame.ts';
import * as home from './home.ts';
import * as horses from './horses.ts';
import * as land from './land.ts';
import * as luck from './luck.ts';
import * as moons from './moons.ts';
import * as music from './music.ts';
import * as people from './people.ts';
import * as post from './post.ts';
import * as quest from './quest.ts';
import * as railway from './railway.ts';
import * as records from './records.ts';
import * as salon from './salon.ts';
import * as shrines from './shrines.ts';
import * as signs from './signs.ts';
import * as sky from './sky.ts';
import * as stage from './stage.ts';
import * as street from './street.ts';
import * as strings from './strings.ts';
import * as suns from './suns.ts';
import * as things from './things.ts';
import * as towers from './towers.ts';
import * as travel from './travel.ts';
import * as uniform from './uniform.ts';
import * as voices from './voices.ts';
import * as voyages from './voyages.ts';
import * as war from './war.ts';
import * as water from './water.ts';
import * as ways from './ways.ts';
import * as women from './women.ts';
import * as wonder from './wonder.ts';

/** All motifs by name: each is one drawing, or a list of variants. */
export const motifs = {
  ...animals,
  ...arms,
  ...beasts,
  ...body,
  ...built,
  ...cinema,
  ...city,
  ...clocks,
  ...comforts,
  ...country,
  ...desk,
  ...faces,
  ...figures,
  ...home,
  ...horses,
  ...land,
  ...luck,
  ...moons,
  ...music,
  ...people,
  ...post,
  ...quest,
  ...railway,
  ...records,
  ...salon,
  ...shrines,
  ...signs,
  ...sky,
  ...stage,
  ...street,
  ...strings,
  ...suns,
  ...things,
  ...towers,
  ...travel,
  ...uniform,
  ...voices,
  ...voyages,
  ...war,
  ...water,
  ...ways,
  ...women,
  ...wonder,
};

export type MotifName = keyof typeof motifs;

/** A drawing of a motif, by its name and the number of its variant, from 1. */
export type MotifChoice = { name: MotifName; variant: number };

/** In the order of the alphabet: bundlers list a module's exports in an order of their own. */
export const motifNames = (Object.keys(motifs) as MotifName[]).sort();

export const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);

/** Returns the drawings of a motif: one, or its variants. */
export function variantsOf(name: MotifName): Variants {
  const drawn: Motif | Variants = motifs[name];
  return typeof drawn === 'function' ? [drawn] : drawn;
}

/** Returns the function that draws a motif. An unknown variant is the first one. */
export function drawingOf({ name, variant }: MotifChoice): Motif {
  const variants = variantsOf(name);
  return variants[variant - 1] ?? variants[0];
}
