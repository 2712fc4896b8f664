import { clientNetwork } from '@aera/service-kit/ip-addresses';
import type { ErrorResponse } from '../errors/error-response.ts';
import type { Account } from '../http/exchange.ts';
import { addressList, includesIp } from '../identity/client-ip.ts';
import { LRUCache } from 'lru-cache';
import { type RequestClass, requestClasses } from '../request-class.ts';
import {
  createRateLimiter,
  type Rate,
  type RateLimiter,
  type RateLimiterOptions,
  type RateLimitResult,
} from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';

export type RequestLimits = ReturnType<typeof createRequestLimits>;

/** Keys by which open streams are counted: the network, and the account if there is one. */
export const streamCountKeys = (ip: string, account: Account | null): string[] => [
  `network ${clientNetwork(ip)}`,
  ...(account ? [accountKey(account)] : []),
];

const accountKey = ({ kind, id }: Account): string => `${kind} ${id}`;

/** Rejects clients that exceed a rate limit, with one bucket per class and client, or have too many event streams open. */
export function createRequestLimits(
  { classes, streams, exempt }: RateLimits,
  countStreams: (key: string) => number,
  options: RateLimiterOptions = {},
) {
  const limiters = () =>
    Object.fromEntries(requestClasses.map((name) => [name, createRateLimiter(options)])) as Record<
      RequestClass,
      RateLimiter
    >;
  const networks = limiters();
  const accounts = limiters();
  const exempted = addressList(exempt);
  const exemptions = new LRUCache<string, boolean>({
    max: 1_000,
    memoMethod: (ip) => includesIp(exempted, ip),
  });
  const isExempt = (ip: string) => exemptions.memo(ip);

  const take = (limiter: RateLimiter, key: string, policy: string, rate: Rate): ErrorResponse | null => {
    const result = limiter.take(key, rate);
    return result.allowed ? null : tooManyRequests(policy, rate, result);
  };

  return {
    checkNetwork: (requestClass: RequestClass, ip: string): ErrorResponse | null =>
      isExempt(ip)
        ? null
        : take(networks[requestClass], clientNetwork(ip), requestClass, classes[requestClass].network),
    checkAccount(requestClass: RequestClass, ip: string, account: Account | null): ErrorResponse | null {
      const rate = classes[requestClass].account;
      if (!account || !rate || isExempt(ip)) return null;
      return take(accounts[requestClass], accountKey(account), `${requestClass}-account`, rate);
    },
    checkStream(countKeys: readonly string[], ip: string): ErrorResponse | null {
      if (isExempt(ip)) return null;
      const [network = '', account] = countKeys;
      if (countStreams(network) >= streams.network) return tooManyStreams('open-streams', streams.network);
      if (account !== undefined && countStreams(account) >= streams.account)
        return tooManyStreams('open-streams-account', streams.account);
      return null;
    },
  };
}

/** 429 with the header fields of draft-ietf-httpapi-ratelimit-headers. */
function tooManyRequests(
  policy: string,
  { burst, perSecond }: Rate,
  { retryAfterMs }: RateLimitResult,
): ErrorResponse {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  return {
    status: 429,
    code: 'rate-limited',
    detail: `Too many requests. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': `"${policy}";q=${burst};w=${Math.max(1, Math.round(burst / perSecond))}`,
      ratelimit: `"${policy}";r=0;t=${seconds}`,
    },
    page: {
      title: 'Too many requests',
      paragraphs: [
        'Your network has sent more requests than we can answer at once. Other people may share your network with you.',
        `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
      ],
    },
  };
}

const streamRetryAfterSeconds = 10;

const tooManyStreams = (policy: string, max: number): ErrorResponse => ({
  status: 429,
  code: 'too-many-streams',
  detail: 'Too many live views are open. Close some and try again.',
  headers: {
    'retry-after': String(streamRetryAfterSeconds),
    'ratelimit-policy': `"${policy}";q=${max};qu="concurrent-requests"`,
    ratelimit: `"${policy}";r=0`,
  },
});
