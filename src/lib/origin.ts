/** Web addresses that a host gives, and how the settings name their hosts. */

/** Returns an http or https URL without a user name or password; null for anything else. */
export function webAddress(value: string): URL | null {
  const url = URL.parse(value);
  if (url === null || url.username || url.password) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/**
 * Returns whether a URL has https and its default port. The settings name such a host without
 * either.
 */
export function isUsual({ protocol, port }: URL): boolean {
  return protocol === 'https:' && port === '';
}

/** Returns a URL's host as EMBED_HOSTS and IMAGE_HOSTS name it. */
export function hostInSettings(url: URL): string {
  return isUsual(url) ? url.hostname : url.origin;
}

/** Returns whether a host's name or number is this machine's alone. An address has [] around IPv6. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}

/** Says what an operator does to allow refused hosts, beside those that are allowed already. */
export function adding(hosts: readonly string[], setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS'): string {
  return `add ${hosts.map((host) => `+${host}`).join(',')} to ${setting}`;
}
