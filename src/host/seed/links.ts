/** Addresses at which the seed's entries play. */

export type Video = {
  archive?: string;
  archiveFile?: string;
  youtube?: string;
  clip?: string;
  link?: string;
};

/**
 * Returns the address at which an entry plays, or null. Returns a path for our own clips, so that
 * SITE_URL may change.
 */
export function linkOf({ clip, link, archive, archiveFile, youtube: id }: Video): string | null {
  if (clip) return `/clips/${clip}`;
  if (link) return link;
  if (archive) {
    const file = archiveFile ? `/${encodeURIComponent(archiveFile)}` : '';
    return `https://archive.org/embed/${archive}${file}`;
  }
  return id ? youtube(id) : null;
}

export function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
