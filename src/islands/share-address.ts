/** Hands an address on: by the browser's own sheet, else by the clipboard. */

/** Returns `copied` if the address went to the clipboard, null if a sheet took it or was closed. */
export async function share(title: string, url: string): Promise<'copied' | null> {
  if ('share' in navigator) {
    const closed = await navigator.share({ title, url }).then(
      () => true,
      ({ name }: Error) => name === 'AbortError',
    );
    if (closed) return null;
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
