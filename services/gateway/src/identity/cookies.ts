/** Value of the first cookie with a name, as it was sent; null without one (RFC 6265, section 5.4). */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = splitPairs(header).find((candidate) => readName(candidate) === name);
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1);
}

/** A `Cookie` header that only contains the named cookies; null if there are none. */
export function filterCookies(header: string | undefined, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const pairs = splitPairs(header).filter((pair) => names.includes(readName(pair)));
  return pairs.length === 0 ? null : pairs.join('; ');
}

const splitPairs = (header: string | undefined): string[] =>
  header === undefined ? [] : header.split(';').map((pair) => pair.trim());

const readName = (pair: string): string => pair.slice(0, Math.max(0, pair.indexOf('=')));

/**
 * Browsers accept a cookie with this prefix only from this host, over HTTPS and for all paths, so that neither another subdomain nor a page
 * without TLS can set it (RFC 6265bis, section 4.1.3.2). Services use the names without it.
 */
const hostPrefix = '__Host-';

/** A `Set-Cookie` line of a service under the name with the prefix, for all paths and `Secure`. */
export function toHostCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const otherAttributes = attributes.filter((attribute) => !/^(?:path|domain|secure)\b/i.test(attribute));
  return [hostPrefix + pair, ...otherAttributes, 'Path=/', 'Secure'].join('; ');
}

/** A `Cookie` header with only the cookies whose names have the prefix, under their names without it; undefined if there are none. */
export function stripHostPrefix(header: string | undefined): string | undefined {
  const pairs = splitPairs(header).filter((pair) => pair.startsWith(hostPrefix));
  return pairs.length === 0 ? undefined : pairs.map((pair) => pair.slice(hostPrefix.length)).join('; ');
}
