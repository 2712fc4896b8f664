import { randomBytes } from 'node:crypto';

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** W3C Trace Context, section 3.2: the given header when it is valid, else a fresh, unsampled one. */
export function parseTraceparent(header: unknown): string {
  if (typeof header === 'string' && pattern.test(header)) return header;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
