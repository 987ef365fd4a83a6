/** What log and metrics call files: by their folder, of which there are few. */

const FOLDERS = /^\/(_astro|clips)\//;

/** The label of a file that is there. Its own name is no secret, but there may be many. */
export function fileRoute(path: string): string {
  const [, folder] = FOLDERS.exec(path) ?? [];
  return folder === undefined ? 'file' : `/${folder}/*`;
}
