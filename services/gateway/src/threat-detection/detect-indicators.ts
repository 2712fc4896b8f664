import { identityHeader, recordConsent, sessionCookie, type ThreatIndicator } from '@aera/contracts/server';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '../identity/cookies.ts';
import { LRUCache } from 'lru-cache';
import { isInjectionProbe, normalizeInput } from './attack-patterns.ts';
import { isScannerPath, isTraversal } from './attack-patterns.ts';

/** What a request was, and how it was answered. */
export interface ObservedRequest {
  readonly method: string;
  /** As the client sent it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Pattern of the route it was led to; null for none. */
  readonly route: string | null;
  readonly status: number;
  /** Code of the problem that it was refused with. */
  readonly code: string | null;
  /** Its session token is one of many unknown tokens from its network. */
  readonly presentsUnknownToken: boolean;
}

/** What speaks against a request: from its answer, and from what stands in it. None for ordinary ones. */
export function detectIndicators(seen: ObservedRequest): ThreatIndicator[] {
  const signs = new Set<ThreatIndicator>();
  for (const sign of indicatorsOfResponse(seen)) signs.add(sign);
  if (seen.method === recordConsent.method && seen.route === recordConsent.path)
    signs.add('consent-submitted');
  for (const sign of indicatorsOfTarget(seen)) signs.add(sign);
  for (const sign of indicatorsOfHeaders(seen)) signs.add(sign);
  // Caused by a page of another site: not evidence against the network of its reader.
  if (signs.size > 0 && seen.headers['sec-fetch-site'] === 'cross-site') signs.add('cross-site');
  return [...signs];
}

const byCode: Readonly<Record<string, ThreatIndicator>> = {
  'address-blocked': 'blocked',
  'cross-site': 'cross-site',
  'malformed-address': 'malformed',
  'host-missing': 'malformed',
  'unexpected-body': 'malformed',
  'json-only': 'malformed',
  'body-too-large': 'oversize',
  'invalid-credentials': 'login-failed',
  'wrong-password': 'login-failed',
  'passkey-unknown': 'login-failed',
  'invalid-code': 'otp-failed',
  'otp-replayed': 'otp-replayed',
  'invalid-pin': 'pin-failed',
  'role-forbidden': 'forbidden',
  forbidden: 'forbidden',
};

function indicatorsOfResponse({ status, code, route }: ObservedRequest): ThreatIndicator[] {
  const signs: ThreatIndicator[] = [];
  const named = code === null ? undefined : byCode[code];
  if (named) signs.push(named);
  if (status === 404) signs.push('not-found');
  if (status === 429) {
    signs.push('rate-limited');
    // A throttled guess counts as a guess.
    if (code === 'too-many-attempts' && route?.endsWith('/login')) signs.push('login-failed');
    if (code === 'too-many-attempts' && route?.endsWith('/pin')) signs.push('pin-failed');
  }
  return signs;
}

function indicatorsOfTarget({ target, route }: ObservedRequest): ThreatIndicator[] {
  // Just the address of a route, as most are: there is nothing of the sender's own in it.
  if (target === route) return [];
  const text = memoizedNormalize(target);
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const signs: ThreatIndicator[] = [];
  if (isTraversal(text)) signs.push('traversal');
  // A route that takes whatever stands in its address is not scanned for.
  if (route === null || !route.includes(':')) if (isScannerPath(path)) signs.push('path-probe');
  if (isInjectionProbe(text)) signs.push('injection-probe');
  return signs;
}

/** Header fields that hold whatever their sender likes, and end in logs and tables. */
const freeTextHeaders = [
  'user-agent',
  'referer',
  'accept-language',
  'x-session-id',
  'idempotency-key',
  'last-event-id',
  'content-type',
];

/** Header fields by which requests are taken for others, or for those of a gateway. */
const spoofableHeaders = [
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-middleware-subrequest',
];

/** Format of tokens from security-auth: 32 random bytes. An unknown token of this format may just be old. */
const tokenForm = /^[\w-]{43}$/;

function indicatorsOfHeaders({ headers, ip, presentsUnknownToken }: ObservedRequest): ThreatIndicator[] {
  const signs: ThreatIndicator[] = [];
  const token = headers.cookie?.includes(sessionCookie) ? cookieValue(headers.cookie, sessionCookie) : null;
  if (presentsUnknownToken || (token && !tokenForm.test(token))) signs.push('forged-token');
  // Both are unknown outside the platform.
  if (headers[identityHeader] !== undefined || bearer.test(headers.authorization ?? ''))
    signs.push('forged-token');
  if (spoofableHeaders.some((name) => headers[name] !== undefined) || namesThisMachine(headers, ip))
    signs.push('forged-header');
  if (freeTextHeaders.some((name) => headers[name] !== undefined && isCode(String(headers[name]))))
    signs.push('injection-probe');
  return signs;
}

const bearer = /^bearer\b/i;

const loopback = /^(?:127\.|::1$|localhost)/;

/** Says that it was sent on for this very machine, and was not. */
const namesThisMachine = ({ 'x-forwarded-for': hops }: IncomingHttpHeaders, ip: string): boolean =>
  hops !== undefined &&
  !loopback.test(ip) &&
  String(hops)
    .split(',')
    .some((hop) => loopback.test(hop.trim()));

/** Clients repeat themselves. Longer texts would fill the memory, and are rarely sent twice. */
const maxCachedLength = 500;

function memoize<Value extends {}>(compute: (text: string) => Value): (text: string) => Value {
  const cache = new LRUCache<string, Value>({ max: 1_000 });
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = compute(text);
    if (text.length <= maxCachedLength) cache.set(text, value);
    return value;
  };
}

const memoizedNormalize = memoize(normalizeInput);
const isCode = memoize((text) => isInjectionProbe(normalizeInput(text)));
