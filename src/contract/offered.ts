/** Which filters and orders a host offers for a list. It is sent no others, even if a visitor asks for them. */
import { type CallName, calls } from './calls.ts';
import type { ParamKind } from './params.ts';
import { field } from './raw.ts';

/** Where a list says the values of a parameter. */
const SAID_IN: Record<string, string> = {
  genre: 'genres',
  language: 'languages',
  country: 'countries',
  decade: 'decades',
  length: 'lengths',
  service: 'services',
  sort: 'sorts',
};

/** Returns the parameters of a list without filters and order, which are null where an address has none. */
export function unfiltered(name: CallName, params: object): object {
  const kinds: Record<string, ParamKind<unknown>> = calls[name].params;
  return Object.fromEntries(
    Object.entries(params).filter(([param]) => kinds[param]?.parse(null) !== null),
  );
}

/** Returns whether a call asks for a part of a list, or for another order of it. */
export function isNarrowed(name: CallName, params: object): boolean {
  const whole = unfiltered(name, params);
  return Object.entries(params).some(([param, value]) => value != null && !(param in whole));
}

/** Returns the parameters with null for each value that the list does not offer. `list`: the answer about all of it. */
export function onlyOffered<T extends object>(name: CallName, params: T, list: unknown): T {
  const whole = unfiltered(name, params);
  const known = Object.entries(params).map(([param, value]) =>
    param in whole || isOffered(list, param, value) ? [param, value] : [param, null],
  );
  return Object.fromEntries(known) as T;
}

function isOffered(list: unknown, param: string, value: unknown): boolean {
  if (param === 'watch') return field(list, 'watchable') === true;
  if (param === 'year') return field(list, 'years') === true;
  if (param === 'keyword') return field(list, 'keywords') === true;
  const values = field(field(list, 'choices') ?? list, SAID_IN[param] ?? '');
  return (
    Array.isArray(values) && values.some((one) => one === value || field(one, 'value') === value)
  );
}
