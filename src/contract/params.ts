/**
 * The kinds of parameters that calls take. `parse` reads one from an address (null: absent) and
 * answers undefined when it is not of the kind; `print` writes it back.
 */
export type ParamKind<T> = { parse(raw: string | null): T | undefined; print(value: T): string };

function integer(from: number, to: number, absent?: number): ParamKind<number> {
  return {
    parse(raw) {
      if (raw === null) return absent;
      const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
    print: String,
  };
}

function oneOf<const T extends string>(...known: T[]): ParamKind<T> {
  return {
    parse: (raw) => known.find((value) => value === raw) ?? (raw === null ? known[0] : undefined),
    print: (value) => value,
  };
}

/** Pages are counted from 1. The movie database ends at 500; a host of ours may have more. */
export const page = integer(1, 1_000_000, 1);

/** Items a page of the trailer feed; the site asks for 10. */
export const limit = integer(1, 50, 10);

export const timeWindow = oneOf('day', 'week');

/** An id of the contract's grammar. */
export const id: ParamKind<string> = {
  parse: (raw) => (raw !== null && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(raw) ? raw : undefined),
  print: (value) => value,
};

/** What a visitor typed: any text, of which the first 200 characters are looked at. */
export const query: ParamKind<string> = {
  parse: (raw) => (raw ?? '').slice(0, 200).toWellFormed(),
  print: (value) => value,
};

/** A title in an address: any text that is not empty, at most 300 characters. */
export const title: ParamKind<string> = {
  parse: (raw) => (raw && raw.length <= 300 && raw.isWellFormed() ? raw : undefined),
  print: (value) => value,
};
