/** Web addresses that a host gives, and how the settings name where they are. */

/** An http or https address without a user's name; null for anything else. */
export function webAddress(value: string): URL | null {
  const url = URL.parse(value);
  if (url === null || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Whether an address is of https on its usual port: such hosts are named without either. */
export function isUsual({ protocol, port }: URL): boolean {
  return protocol === 'https:' && port === '';
}

/** How EMBED_HOSTS and IMAGE_HOSTS name the host of an address. */
export function hostInSettings(url: URL): string {
  return isUsual(url) ? url.hostname : url.origin;
}
