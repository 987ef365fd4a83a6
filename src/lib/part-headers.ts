/** Sets the headers of a part of a page, which a script puts into the page: search engines and frames get nothing of it. */
export function setPartHeaders(headers: Headers): void {
  headers.set('x-robots-tag', 'noindex');
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}
