/** Where a title can be watched elsewhere, in words. */
import type { Where } from '#/contract/rows/where.ts';
import { isolate } from '#/lib/isolated.ts';
import { scriptOf } from '#/lib/named.ts';
import { countryName } from './display-names.ts';
import type { Locale } from './locale.ts';

/** Who has gathered where titles can be watched. Its terms ask for its name and this link beside each line. */
export const JUSTWATCH = { name: 'JustWatch', href: 'https://www.justwatch.com' };

/** Services that a line of text names. */
const IN_LINE = 3;

/** Returns where: “Watch in India”. */
export function placeWords({ country }: Pick<Where, 'country'>, { language, m }: Locale): string {
  return m.watchIn(m.inCountry(countryName(country, language, m) ?? country));
}

/** Returns whose data it is: “Data by JustWatch”. */
export function sourceWords(locale: Locale): string {
  return locale.m.dataBy(isolatedIn(JUSTWATCH.name, locale));
}

/** Returns lines of text: where, the services of the first kind of offers, and whose data it is. */
export function whereLines(where: Where, locale: Locale): string[] {
  const { m } = locale;
  const offers = where.offers.slice(0, 1).map(({ how, services }) => {
    const names = services.slice(0, IN_LINE).map(({ name }) => isolatedIn(name, locale));
    return `${m.offers[how]} ${names.join(m.comma)}`;
  });
  return [placeWords(where, locale), ...offers, sourceWords(locale)];
}

function isolatedIn(name: string, { language }: Locale): string {
  return scriptOf(name, language) ? isolate(name) : name;
}
