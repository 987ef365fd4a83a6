/**
 * A picture that may be shown: `/file` on the picture route (the size is chosen where it is
 * drawn), or a whole https address.
 */
export type Picture = string;

/** Something that may be framed: a clip of our own (a same-origin path), or an allowed player. */
export type Player = { kind: 'clip' | 'embed'; src: string };

/** What turns a host's links into what browsers may see. Given by who reads, so that this folder imports nothing. */
export type Trust = {
  /** A bare video id, a watch page or an embed address, checked; null when it may not be framed. */
  player(link: unknown): Player | null;
  /** A `/path` of the movie image host or a whole address, checked; null for the placeholder. */
  picture(value: unknown): Picture | null;
};
