/** The card and the poster of each address of a picture for sharing, from the catalogue. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { decodeOnce } from '#/contract/address.ts';
import type { CalendarDate } from '#/contract/dates.ts';
import { NotFound } from '#/contract/errors.ts';
import { id as idKind, type ParamKind, title as titleKind } from '#/contract/params.ts';
import type { Picture } from '#/contract/trust.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import { type SharedKind, sharedKinds } from '#/site/shared-picture.ts';
import type { Card } from './card.ts';

/** A card with its poster, and the painted sheet that stands in for it. */
export type Known = Card & { poster: Picture | null; sheet: Picture };

type Ask = (name: string, catalogue: Catalogue) => Promise<Known>;
type Kind = { name: ParamKind<string>; ask: Ask };

const yearOf = (date: CalendarDate | number | null) => (date === null ? '' : `${date}`.slice(0, 4));

const KINDS: Record<SharedKind, Kind> = {
  movie: {
    name: idKind,
    async ask(id, catalogue) {
      const { title, native, date, rating, poster } = await catalogue.ask('movie', { id });
      return known({ title, native, years: yearOf(date), rating }, poster);
    },
  },
  series: {
    name: idKind,
    async ask(id, catalogue) {
      const { name, date, rating, poster } = await catalogue.ask('series', { id });
      return known({ title: name, native: null, years: yearOf(date), rating }, poster);
    },
  },
  person: {
    name: idKind,
    async ask(id, catalogue) {
      const { name, birthday, deathday, photo } = await catalogue.ask('person', { id });
      const years = [birthday, deathday].map(yearOf).filter(Boolean).join(' – ');
      const card = known({ title: name, native: null, years, rating: null }, photo);
      return { ...card, sheet: nicheFor(name) };
    },
  },
  season: {
    name: idKind,
    async ask(id, catalogue) {
      const season = (await catalogue.ask('seasons', {})).find((one) => one.id === id);
      const { title = null, year = null, poster = null } = season ?? {};
      return known({ title, native: null, years: yearOf(year), rating: null }, poster);
    },
  },
  drama: {
    name: titleKind,
    async ask(name, catalogue) {
      const drama = (await catalogue.ask('dramas', {})).find(({ title }) => title === name);
      const { title = null, native = null, year = null, poster = null } = drama ?? {};
      return known({ title, native, years: yearOf(year), rating: null }, poster);
    },
  },
};

/** Throws NotFound for a thing without a title: its page says that it can not be shown. */
function known(
  card: Omit<Card, 'title'> & { title: string | null },
  poster: Picture | null,
): Known {
  const { title, years } = card;
  if (title === null) throw new NotFound('nothing of this name');
  return { ...card, title, poster, sheet: sheetFor(title, years) };
}

const ADDRESS = /^\/t\/og\/([a-z]+)\/([^/]+)\.jpg$/;

/**
 * Returns what the catalogue says of the thing that an address names. Rejects with NotFound for an
 * unknown one, and as the catalogue does.
 */
export async function knownAt(path: string, catalogue: Catalogue): Promise<Known> {
  const [, folder = '', segment = ''] = ADDRESS.exec(path) ?? [];
  const kind = sharedKinds.find((one) => one === folder);
  const name = kind && KINDS[kind].name.parse(decodeOnce(segment));
  if (!kind || name === undefined) throw new NotFound('no picture of ours');
  return KINDS[kind].ask(name, catalogue);
}
