/**
 * A picture that may be shown: `/file` on the picture route (the code that renders it chooses the
 * size), a signed address of an allowed host (src/host/signed-pictures.ts), or a painted sheet
 * (src/lib/sheets.ts).
 */
export type Picture = string;

/**
 * A player that may be shown: our own clip (a same-origin path), an item of archive.org, whose files a
 * page may play itself, or another allowed host's player. `src` is what a frame shows.
 */
export type Player = { kind: 'clip' | 'archive' | 'embed'; src: string };

/**
 * Checks that turn a host's links into what browsers may see. The caller passes them to the
 * readers, so that this folder imports nothing.
 */
export type Trust = {
  /**
   * Returns the player of a bare video id, a watch page or an embed address; null if it may not be
   * framed.
   */
  player(link: unknown): Player | null;
  /**
   * Returns the picture of a `/path` on the movie image host or of an absolute URL; null for the
   * placeholder.
   */
  picture(value: unknown): Picture | null;
  /** Returns the still of a YouTube player's video; null for any other player. */
  still(player: Player | null): Picture | null;
  /** Whether the site has the captions that rows name: those of the embedded host. */
  captions: boolean;
};

/** Trusts nothing: for what has neither players nor pictures. */
export const NO_TRUST: Trust = {
  player: () => null,
  picture: () => null,
  still: () => null,
  captions: false,
};

/**
 * Path of our page that says `No Video Available`. Existing clients frame some links without checking
 * that there is one, so our host gives this page where there is no link.
 */
export const NO_VIDEO = '/clips/no-video';
