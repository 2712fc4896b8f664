import {
  batchSubject,
  type MessageOf,
  suspiciousRequestDetected,
  maxUserAgentLength,
  maxTargetLength,
} from '@aera/contracts/server';
import { type Exchange, noRoute } from '../http/exchange.ts';
import { detectIndicators } from './detect-indicators.ts';

/** Status of a request whose client left before it was answered, as others write it. */
const clientClosedRequest = 499;

export type SuspiciousRequest = MessageOf<typeof suspiciousRequestDetected>;

/** Stream of suspicious requests, published in batches. */
export const suspiciousRequestSubject = batchSubject('gateway');

/** Returns the report for a completed request; null for an ordinary one. */
export function toSuspiciousRequest(
  { request, response, id, ip, route, code, account, presentsUnknownToken }: Exchange,
  at: string,
): SuspiciousRequest | null {
  const { method = '', url = '', headers } = request;
  const status = response.headersSent ? response.statusCode : clientClosedRequest;
  const known = route === noRoute ? null : route;
  const signs = detectIndicators({
    method,
    target: url,
    headers,
    ip,
    route: known,
    status,
    code,
    presentsUnknownToken,
  });
  if (signs.length === 0) return null;
  const agent = headers['user-agent'];
  return envelope(id, at, {
    requestId: id,
    at,
    ip,
    method: method.slice(0, 20),
    target: escapeControlCharacters(redactSecrets(url, known)).slice(0, maxTargetLength),
    route: known,
    status,
    userAgent: agent === undefined ? null : escapeControlCharacters(agent).slice(0, maxUserAgentLength),
    account,
    signs,
  });
}

/** What could not even be read as a request. */
export const unparsableRequest = (id: string, at: string, ip: string, status: number): SuspiciousRequest =>
  envelope(id, at, {
    requestId: id,
    at,
    ip,
    method: '',
    target: '',
    route: null,
    status,
    userAgent: null,
    account: null,
    signs: [status === 431 ? 'oversize' : 'malformed'],
  });

const envelope = (id: string, time: string, data: SuspiciousRequest['data']): SuspiciousRequest => ({
  specversion: '1.0',
  id,
  source: '/services/gateway',
  type: suspiciousRequestDetected.type,
  subject: id,
  time,
  datacontenttype: 'application/json',
  data,
});

/** Words in names of parameters whose values are masked. */
const secretLike = /token|secret|passw|pwd|pin|code|key|sess|sid|auth|sig|mail|phone|name/i;

const removed = '[removed]';

/** A target without what opens something: parameters that sound secret, and tokens that are part of an address. */
export function redactSecrets(target: string, route: string | null): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const steps = path.split('/');
  const pattern = route?.split('/') ?? [];
  const cleanPath = steps
    .map((step, at) =>
      secretLike.test(pattern[at]?.startsWith(':') ? pattern[at] : '') || isToken(step) ? removed : step,
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

/** Long and random, as links in mails and session tokens are; nothing that people write. */
const isToken = (text: string): boolean => /^[\w-]{32,}$/.test(text) && /\d/.test(text) && !uuid.test(text);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Code points of control characters, invisible characters and those that change the text direction. */
const escapeControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`);
