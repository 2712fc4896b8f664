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
