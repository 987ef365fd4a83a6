/** Labels of files in the log and the metrics: by folder, because there are few folders. */

const FOLDERS = /^\/(_astro|clips)\//;

/** Returns the label of a file that exists: by folder, because there may be many names. */
export function fileRoute(path: string): string {
  const [, folder] = FOLDERS.exec(path) ?? [];
  return folder === undefined ? 'file' : `/${folder}/*`;
}
