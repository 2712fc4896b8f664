import {
  exportContactsCsv,
  exportContactsXlsx,
  identityHeader,
  listArticles,
  listMyQuestionsByPage,
  listQuestions,
  recordConsent,
  searchContacts,
  sessionCookie,
  suggest,
  type ThreatIndicator,
} from '@aera/contracts/server';
import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from '../identity/cookies.ts';
import { LRUCache } from 'lru-cache';
import { isInjectionProbe, normalizeInput } from './attack-patterns.ts';
import { isScannerPath, isTraversal } from './attack-patterns.ts';

/** A completed request. */
export interface ObservedRequest {
  readonly method: string;
  /** As the client sent it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Route pattern; null without a match. */
  readonly route: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly guessesTokens: boolean;
}

/** Detects threat indicators in a request and its response. Ordinary requests have none. */
export function detectIndicators(request: ObservedRequest): ThreatIndicator[] {
  const indicators = new Set<ThreatIndicator>();
  for (const indicator of detectInResponse(request)) indicators.add(indicator);
  if (request.method === recordConsent.method && request.route === recordConsent.path)
    indicators.add('consent-submitted');
  for (const indicator of detectInTarget(request)) indicators.add(indicator);
  for (const indicator of detectInHeaders(request)) indicators.add(indicator);
  // Caused by a page of another site, so it is no evidence against the client's network.
  if (indicators.size > 0 && request.headers['sec-fetch-site'] === 'cross-site') indicators.add('cross-site');
  return [...indicators];
}

const indicatorsByCode: Readonly<Record<string, ThreatIndicator>> = {
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

function detectInResponse({ status, code, route }: ObservedRequest): ThreatIndicator[] {
  const indicators: ThreatIndicator[] = [];
  const indicator = code === null ? undefined : indicatorsByCode[code];
  if (indicator) indicators.push(indicator);
  if (status === 404) indicators.push('not-found');
  if (status === 429) {
    indicators.push('rate-limited');
    // A throttled guess counts as a guess.
    if (code === 'too-many-attempts' && route?.endsWith('/login')) indicators.push('login-failed');
    if (code === 'too-many-attempts' && route?.endsWith('/pin')) indicators.push('pin-failed');
  }
  return indicators;
}

function detectInTarget({ target, route, headers }: ObservedRequest): ThreatIndicator[] {
  // Most requests: a literal path without a query contains no input.
  if (target === route) return [];
  const searchParam = searchParams[route ?? ''];
  const text = memoizedNormalize(
    searchParam && isFromOwnPage(headers) ? removeParam(target, searchParam) : target,
  );
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  const indicators: ThreatIndicator[] = [];
  if (isTraversal(text)) indicators.push('traversal');
  // Parameters of a route may look like scanner paths.
  if (route === null || !route.includes(':')) if (isScannerPath(path)) indicators.push('path-probe');
  if (isInjectionProbe(text)) indicators.push('injection-probe');
  return indicators;
}

/**
 * Parameters with the words of a search, by route. From an own page they may be any text, and another site may have chosen them by a link
 * to the page. Services only compare them, so a client that forges its page hides nothing that could run.
 */
const searchParams: Readonly<Record<string, string>> = {
  [suggest.path]: 'query',
  [listMyQuestionsByPage.path]: 'q',
  [listQuestions.path]: 'q',
  [listArticles.path]: 'q',
  [searchContacts.path]: 'q',
  [exportContactsCsv.path]: 'q',
  [exportContactsXlsx.path]: 'q',
};

function removeParam(target: string, name: string): string {
  const start = target.indexOf('?') + 1;
  const pairs = target.slice(start).split('&');
  return target.slice(0, start) + pairs.filter((pair) => !pair.startsWith(`${name}=`)).join('&');
}

/** Header fields with free text, which may end up in logs and tables. */
const freeTextHeaders = [
  'user-agent',
  'accept-language',
  'x-session-id',
  'idempotency-key',
  'last-event-id',
  'content-type',
];

/** Header fields that some servers accept as overrides of the request line. */
const spoofableHeaders = [
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-middleware-subrequest',
];

/** Format of tokens from security-auth: 32 random bytes. An unknown token of this format may just be old. */
const tokenForm = /^[\w-]{43}$/;

function detectInHeaders({ headers, ip, guessesTokens }: ObservedRequest): ThreatIndicator[] {
  const indicators: ThreatIndicator[] = [];
  const token = headers.cookie?.includes(sessionCookie) ? readCookie(headers.cookie, sessionCookie) : null;
  if (guessesTokens || (token && !tokenForm.test(token))) indicators.push('forged-token');
  // Both are unknown outside the platform.
  if (headers[identityHeader] !== undefined || bearer.test(headers.authorization ?? ''))
    indicators.push('forged-token');
  if (spoofableHeaders.some((name) => headers[name] !== undefined) || claimsLoopback(headers, ip))
    indicators.push('forged-header');
  if (freeTextHeaders.some((name) => headers[name] !== undefined && hasInjection(String(headers[name]))))
    indicators.push('injection-probe');
  if (headers.referer !== undefined && hasInjection(headers.referer) && !isFromOwnPage(headers))
    indicators.push('injection-probe');
  return indicators;
}

/**
 * Whether a browser sent the request from a page of this site, whose URL another site may have chosen by a link. Other clients can forge
 * all three fields.
 */
const isFromOwnPage = ({ referer = '', host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  site === 'same-origin' && URL.canParse(referer) && new URL(referer).host === host?.toLowerCase();

const bearer = /^bearer\b/i;

const loopback = /^(?:127\.|::1$|localhost)/;

/** `X-Forwarded-For` claims a loopback client. */
const claimsLoopback = ({ 'x-forwarded-for': hops }: IncomingHttpHeaders, ip: string): boolean =>
  hops !== undefined &&
  !loopback.test(ip) &&
  String(hops)
    .split(',')
    .some((hop) => loopback.test(hop.trim()));

/** Clients repeat short values, such as the paths of the log's tiles; longer ones would fill the cache. */
const maxCachedLength = 500;
const maxCachedValues = 5_000;

function memoize<Value extends {}>(compute: (text: string) => Value): (text: string) => Value {
  const cache = new LRUCache<string, Value>({ max: maxCachedValues });
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = compute(text);
    if (text.length <= maxCachedLength) cache.set(text, value);
    return value;
  };
}

const memoizedNormalize = memoize(normalizeInput);
const hasInjection = memoize((text) => isInjectionProbe(normalizeInput(text)));
