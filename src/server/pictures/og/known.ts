/** The card and the poster of each address of a picture for sharing, from the catalogue. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import { decodeOnce } from '#/contract/address.ts';
import type { CalendarDate } from '#/contract/dates.ts';
import { NotFound } from '#/contract/errors.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { type Names, nameLanguage } from '#/contract/names.ts';
import {
  id as idKind,
  type ParamKind,
  genre as slug,
  title as titleKind,
} from '#/contract/params.ts';
import type { Picture } from '#/contract/trust.ts';
import type { NativeTitle } from '#/host/posters/subject.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import { type SharedKind, sharedKinds } from '#/site/shared-picture.ts';
import type { Card } from './card.ts';

/** A card with its poster, and the painted sheet that stands in for it. */
export type Known = Card & { poster: Picture | null; sheet: Picture };

type Ask = (name: string, catalogue: Catalogue, language: Language) => Promise<Known>;
type Kind = { name: ParamKind<string>; ask: Ask };

const yearOf = (date: CalendarDate | number | null) => (date === null ? '' : `${date}`.slice(0, 4));

const KINDS: Record<SharedKind, Kind> = {
  movie: {
    name: idKind,
    async ask(id, catalogue, language) {
      const { title, names, native, date, rating, poster } = await catalogue.ask('movie', { id });
      const shown = nameFor(language, names, native);
      return known({ title, native: shown, years: yearOf(date), rating }, poster);
    },
  },
  series: {
    name: idKind,
    async ask(id, catalogue, language) {
      const { name, names, date, rating, poster } = await catalogue.ask('series', { id });
      const native = nameFor(language, names);
      return known({ title: name, native, years: yearOf(date), rating }, poster);
    },
  },
  person: {
    name: idKind,
    async ask(id, catalogue, language) {
      const { name, names, birthday, deathday, photo } = await catalogue.ask('person', { id });
      const years = [birthday, deathday].map(yearOf).filter(Boolean).join(' – ');
      const native = nameFor(language, names);
      const card = known({ title: name, native, years, rating: null }, photo);
      return { ...card, sheet: nicheFor(name) };
    },
  },
  season: {
    name: idKind,
    async ask(id, catalogue, language) {
      const season = (await catalogue.ask('seasons', {})).find((one) => one.id === id);
      if (!season) return knownByEpisodes(id, catalogue);
      const { title, names, year, poster } = season;
      const native = nameFor(language, names);
      return known({ title, native, years: yearOf(year), rating: null }, poster);
    },
  },
  list: {
    name: slug,
    async ask(name, catalogue, language) {
      const { title, names, entries } = await catalogue.ask('list', { name });
      const native = nameFor(language, names);
      const first = entries.find(({ picture }) => picture !== null);
      return known({ title, native, years: '', rating: null }, first?.picture ?? null);
    },
  },
  drama: {
    name: titleKind,
    async ask(name, catalogue, language) {
      const drama = (await catalogue.ask('dramas', {})).find(({ title }) => title === name);
      const { title = null, names, native, year = null, poster = null } = drama ?? {};
      const shown = nameFor(language, names, native);
      return known({ title, native: shown, years: yearOf(year), rating: null }, poster);
    },
  },
};

/** Returns the card of a season that the list of all has not, but its first episode names. */
async function knownByEpisodes(id: string, catalogue: Catalogue): Promise<Known> {
  const episodes = await catalogue.ask('seasonEpisodes', { id });
  const season = episodes.find((one) => one.season)?.season;
  if (!season) throw new NotFound('nothing of this name');
  const { title, year, series } = season;
  const whole = series ? `${series.name}: ${title}` : title;
  return known({ title: whole, native: null, years: yearOf(year), rating: null }, null);
}

/** Returns the name that stands above the title: in a language, else in its own script. */
function nameFor(
  language: Language,
  names: Names | undefined,
  native: NativeTitle | null = null,
): NativeTitle | null {
  const text = language === ENGLISH ? undefined : names?.[language];
  return language === ENGLISH || text === undefined ? native : { lang: language, text };
}

/** Throws NotFound for a thing without a title: its page says that it can not be shown. */
function known(
  card: Omit<Card, 'title'> & { title: string | null },
  poster: Picture | null,
): Known {
  const { title, years } = card;
  if (title === null) throw new NotFound('nothing of this name');
  return { ...card, title, poster, sheet: sheetFor(title, years) };
}

/** Returns the one spelling of an address of a picture for sharing. */
export function respelled(target: string): string {
  const [path = ''] = target.split('?', 1);
  const at = path.lastIndexOf('/') + 1;
  const name = decodeOnce(path.slice(at));
  return name === null ? path : path.slice(0, at) + encodeURIComponent(name);
}

const ADDRESS = /^\/t\/og(?:\/([a-z]{2}))?\/([a-z]{3,})\/([^/]+)\.jpg$/;

/**
 * Returns what the catalogue says of the thing that an address names. Rejects with NotFound for an
 * unknown one, and as the catalogue does.
 */
export async function knownAt(path: string, catalogue: Catalogue): Promise<Known> {
  const [, prefix, folder = '', segment = ''] = ADDRESS.exec(path) ?? [];
  const language = prefix === undefined ? ENGLISH : nameLanguage(prefix);
  const kind = sharedKinds.find((one) => one === folder);
  const name = kind && KINDS[kind].name.parse(decodeOnce(segment));
  if (!kind || !language || name === undefined) throw new NotFound('no picture of ours');
  const tracked = catalogue.withTracking(() => undefined, { language });
  return KINDS[kind].ask(name, tracked, language);
}
