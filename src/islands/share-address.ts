/**
 * Shares an address by the browser's share sheet, else by the clipboard. Returns `copied` if it is in the clipboard,
 * null if the sheet was used or closed.
 */
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
