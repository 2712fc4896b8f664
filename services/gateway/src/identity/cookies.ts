/** Value of the first cookie of that name, as it was sent; null when there is none (RFC 6265, section 5.4). */
export function cookieValue(header: string | undefined, name: string): string | null {
  const pair = pairsOf(header).find((candidate) => nameOf(candidate) === name);
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1);
}

/** A `Cookie` header with nothing but the named cookies; null when none of them is there. */
export function keepCookies(header: string | undefined, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const kept = pairsOf(header).filter((pair) => names.includes(nameOf(pair)));
  return kept.length === 0 ? null : kept.join('; ');
}

const pairsOf = (header: string | undefined): string[] =>
  header === undefined ? [] : header.split(';').map((pair) => pair.trim());

const nameOf = (pair: string): string => pair.slice(0, Math.max(0, pair.indexOf('=')));
