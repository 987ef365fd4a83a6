// The versions of Node that run the site. Older ones read this file too, so it has old syntax and no imports.

/** Imports that begin with `#/` need 24.14. SQLite without a warning needs 24.15. */
export const ENOUGH = 'Node 24.15 or newer (not 25)';
/** @param {string} version */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 ? minor >= 15 : major >= 26;
}
