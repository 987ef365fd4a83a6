/**
 * Shares an address by the browser's share sheet, else copies it. Returns the status to show: nothing after a sheet,
 * `copied`, or the address, to be copied by hand.
 */
export async function share(title: string, url: string, copied: string): Promise<string> {
  try {
    if ('share' in navigator) {
      const closed = await navigator.share({ title, url }).then(
        () => true,
        ({ name }: Error) => name === 'AbortError',
      );
      if (closed) return '';
    }
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return url;
  }
}
