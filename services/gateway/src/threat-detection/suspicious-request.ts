import {
  batchSubject,
  type MessageOf,
  suspiciousRequestDetected,
  maxUserAgentLength,
  maxTargetLength,
} from '@aera/contracts/server';
import { type Exchange, noRoute } from '../http/exchange.ts';
import { detectIndicators } from './detect-indicators.ts';

/** nginx's status for clients that disconnect before the response. */
const clientClosedRequest = 499;

export type SuspiciousRequest = MessageOf<typeof suspiciousRequestDetected>;

/** Stream of suspicious requests, published in batches. */
export const suspiciousRequestSubject = batchSubject('gateway');

/** Returns the report for a completed request; null for an ordinary one. */
export function toSuspiciousRequest(
  { request, response, id, ip, route, code, account, guessesTokens }: Exchange,
  clock: () => Date,
): SuspiciousRequest | null {
  const { method = '', url = '', headers } = request;
  const status = response.headersSent ? response.statusCode : clientClosedRequest;
  const routePattern = route === noRoute ? null : route;
  const indicators = detectIndicators({
    method,
    target: url,
    headers,
    ip,
    route: routePattern,
    status,
    code,
    guessesTokens,
  });
  if (indicators.length === 0) return null;
  const at = clock().toISOString();
  const agent = headers['user-agent'];
  return toMessage(id, at, {
    requestId: id,
    at,
    ip,
    method: method.slice(0, 20),
    target: escapeControlCharacters(redactSecrets(url, routePattern)).slice(0, maxTargetLength),
    route: routePattern,
    status,
    userAgent: agent === undefined ? null : escapeControlCharacters(agent).slice(0, maxUserAgentLength),
    account,
    indicators,
  });
}

/** The report of a request that could not be parsed. */
export const createUnparsableRequest = (
  id: string,
  at: string,
  ip: string,
  status: number,
): SuspiciousRequest =>
  toMessage(id, at, {
    requestId: id,
    at,
    ip,
    method: '',
    target: '',
    route: null,
    status,
    userAgent: null,
    account: null,
    indicators: [status === 431 ? 'oversize' : 'malformed'],
  });

const toMessage = (id: string, time: string, data: SuspiciousRequest['data']): SuspiciousRequest => ({
  specversion: '1.0',
  id,
  source: '/services/gateway',
  type: suspiciousRequestDetected.type,
  subject: id,
  time,
  datacontenttype: 'application/json',
  data,
});

/** Parameter names whose values are redacted. */
const secretLike = /token|secret|passw|pwd|pin|code|key|sess|sid|auth|sig|mail|phone|name/i;

const removed = '[removed]';

/** Redacts secret parameters and tokens in a request target. */
export function redactSecrets(target: string, route: string | null): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const segments = path.split('/');
  const pattern = route?.split('/') ?? [];
  const cleanPath = segments
    .map((segment, index) =>
      secretLike.test(pattern[index]?.startsWith(':') ? pattern[index] : '') || isToken(segment)
        ? removed
        : segment,
    )
    .join('/');
  if (mark < 0) return cleanPath;
  const cleanQuery = query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return pair.includes('=') && (secretLike.test(name) || isToken(pair.slice(name.length + 1)))
        ? `${name}=${removed}`
        : pair;
    })
    .join('&');
  return `${cleanPath}?${cleanQuery}`;
}

/** Long and random, like tokens in e-mailed links and sessions. */
const isToken = (text: string): boolean => /^[\w-]{32,}$/.test(text) && /\d/.test(text) && !uuid.test(text);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Code points of control characters, invisible characters and those that change the text direction. */
const escapeControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`);
