/** The parts of a request target (RFC 9112, section 3.2), still percent-encoded. */
export interface RequestTarget {
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
}

const authority = /^https?:\/\/[^/?#]*/i;

/**
 * Splits origin-form and absolute-form; null for anything else. A `#` is refused because the services' router would take
 * it for the end of the path and this gateway would not: what both see must be the same.
 */
export function parseTarget(target: string): RequestTarget | null {
  const local = target.startsWith('/') ? target : absolute(target);
  if (local === null || local.includes('#')) return null;
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark) };
}

function absolute(target: string): string | null {
  const prefix = authority.exec(target)?.[0];
  if (prefix === undefined) return null;
  const rest = target.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
