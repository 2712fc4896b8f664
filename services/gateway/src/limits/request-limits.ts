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

/** Rejects clients that exceed their rate limit or have too many event streams open. */
export interface RequestLimits {
  checkNetwork(requestClass: RequestClass, ip: string): ErrorResponse | null;
  checkAccount(requestClass: RequestClass, ip: string, account: Account | null): ErrorResponse | null;
  checkStream(countKeys: readonly string[], ip: string): ErrorResponse | null;
}

/** Names by which a reader's open streams are counted: the network, and the account when there is one. */
export const streamCountKeys = (ip: string, account: Account | null): string[] => [
  `network ${clientNetwork(ip)}`,
  ...(account ? [nameOf(account)] : []),
];

const nameOf = ({ kind, id }: Account): string => `${kind} ${id}`;

/** One bucket per class and client; `createStreamRegistry` counts the streams that go by a name. */
export function createRequestLimits(
  { classes, streams, exempt }: RateLimits,
  createStreamRegistry: (name: string) => number,
  options: RateLimiterOptions = {},
): RequestLimits {
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

  const refuse = (limiter: RateLimiter, key: string, policy: string, rate: Rate): ErrorResponse | null => {
    const taken = limiter.take(key, rate);
    return taken.allowed ? null : tooManyRequests(policy, rate, taken);
  };

  return {
    checkNetwork: (requestClass, ip) =>
      isExempt(ip)
        ? null
        : refuse(networks[requestClass], clientNetwork(ip), requestClass, classes[requestClass].network),
    checkAccount(requestClass, ip, account) {
      const rate = classes[requestClass].account;
      if (!account || !rate || isExempt(ip)) return null;
      return refuse(accounts[requestClass], nameOf(account), `${requestClass}-account`, rate);
    },
    checkStream(countKeys, ip) {
      if (isExempt(ip)) return null;
      const [network = '', account] = countKeys;
      if (createStreamRegistry(network) >= streams.network)
        return tooManyStreams('open-streams', streams.network);
      if (account !== undefined && createStreamRegistry(account) >= streams.account)
        return tooManyStreams('open-streams-account', streams.account);
      return null;
    },
  };
}

/** Refuses who has asked too often, in the words of draft-ietf-httpapi-ratelimit-headers: the policy, and when there is room again. */
function tooManyRequests(
  policy: string,
  { burst, perSecond }: Rate,
  { retryAfter }: RateLimitResult,
): ErrorResponse {
  const seconds = Math.max(1, Math.ceil(retryAfter / 1_000));
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

/** Seconds after which one of them may have been closed. */
const streamRetryAfterSeconds = 10;

const tooManyStreams = (policy: string, most: number): ErrorResponse => ({
  status: 429,
  code: 'too-many-streams',
  detail: 'Too many live views are open. Close some and try again.',
  headers: {
    'retry-after': String(streamRetryAfterSeconds),
    'ratelimit-policy': `"${policy}";q=${most};qu="concurrent-requests"`,
    ratelimit: `"${policy}";r=0`,
  },
});
