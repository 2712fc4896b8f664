import type { RegisteredRoute } from '@aera/contracts/server';

/** Kinds of requests with separate rate limits. */
export const requestClasses = [
  /** Authenticates: passwords, codes, PINs, registrations. */
  'sign-in',
  'search',
  /** Sent by pages without a user action. */
  'visit',
  /** Adds a permanent entry to the consent log, without an account. */
  'ledger',
  'write',
  'read',
  /** Opens an event stream. */
  'stream',
  /** Produces a large or expensive file. */
  'export',
  /** Static resources of the consent log, of which a mirror needs thousands. */
  'log-tile',
  /** Pages and files. */
  'static',
] as const;
export type RequestClass = (typeof requestClasses)[number];

export function classifyRequest({
  method,
  path,
  produces,
}: Pick<RegisteredRoute, 'method' | 'path' | 'produces'>): RequestClass {
  if (produces === 'event-stream') return 'stream';
  if (path.startsWith('/ledger/')) return 'log-tile';
  if (produces !== 'json') return 'export';
  if (method === 'POST' && authPathPattern.test(path)) return 'sign-in';
  if (path === '/api/search' || path.startsWith('/api/search/')) return 'search';
  if (path.startsWith('/api/visitor/')) return 'visit';
  if (method === 'POST' && ledgerPathPattern.test(path)) return 'ledger';
  return method === 'GET' ? 'read' : 'write';
}

const ledgerPathPattern = /^\/api\/jurisdiction\/(?:notice|consent|withdraw-consent|erase)$/;

const authPathPattern = /^\/api\/(?:admin\/)?auth\/(?!logout$)/;
