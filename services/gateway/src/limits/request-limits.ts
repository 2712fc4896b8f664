import { formatNetwork, parseAddress, widenNetwork } from '@aera/service-kit/ip-addresses';
import type { ErrorResponse } from '../errors/error-response.ts';
import type { Account } from '../http/exchange.ts';
import { parseAddressList, includesIp } from '../identity/client-ip.ts';
import { LRUCache } from 'lru-cache';
import { type RequestClass, requestClasses } from '../request-class.ts';
import {
  createRateLimiter,
  type Rate,
  type RateLimiterOptions,
  type RateLimitResult,
} from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';

export type RequestLimits = ReturnType<typeof createRequestLimits>;

interface NetworkBudget {
  readonly network: string;
  readonly prefix: 32 | 48 | 56 | 64;
  /** Multiple of the limits of one network. */
  readonly factor: number;
}

/** Providers assign a /64, a /56 or a /48 to one customer. All networks of a wider prefix share a multiple of the limits of one /64. */
const ipv6Budgets = [
  { prefix: 64, factor: 1 },
  { prefix: 56, factor: 2 },
  { prefix: 48, factor: 4 },
] as const;

function toBudgets(ip: string): NetworkBudget[] {
  const address = parseAddress(ip);
  if (address?.bits !== 128) return [{ network: ip, prefix: 32, factor: 1 }];
  return ipv6Budgets.map((budget) => ({
    ...budget,
    network: formatNetwork(widenNetwork(address, budget.prefix)),
  }));
}

const toNetworkKey = ({ network }: NetworkBudget): string => `network ${network}`;
const toAccountKey = ({ kind, id }: Account): string => `${kind} ${id}`;

/** Keys by which open streams are counted: the networks, and the account if there is one. */
export const toStreamCountKeys = (ip: string, account: Account | null): string[] => [
  ...toBudgets(ip).map(toNetworkKey),
  ...(account ? [toAccountKey(account)] : []),
];

const createByClass = <Value>(create: () => Value): Record<RequestClass, Value> =>
  Object.fromEntries(requestClasses.map((name) => [name, create()])) as Record<RequestClass, Value>;

/** Rejects clients that exceed a rate limit, with one bucket per class and client, or have too many event streams open. */
export function createRequestLimits(
  { classes, streams, exempt }: RateLimits,
  countStreams: (key: string) => number,
  options: RateLimiterOptions = {},
) {
  const createLimiter = () => createRateLimiter(options);
  // One store per prefix: a flood of /64 networks evicts no buckets of IPv4 clients and wider prefixes.
  const networks = createByClass(() => ({
    32: createLimiter(),
    48: createLimiter(),
    56: createLimiter(),
    64: createLimiter(),
  }));
  const accounts = createByClass(createLimiter);
  const exemptNetworks = parseAddressList(exempt);
  /** Empty for exempt clients. */
  const budgetsByIp = new LRUCache<string, NetworkBudget[]>({
    max: 1_000,
    memoMethod: (ip) => (includesIp(exemptNetworks, ip) ? [] : toBudgets(ip)),
  });

  return {
    /** Takes a token from every budget of the network, or from none if one is exhausted. */
    checkNetwork(requestClass: RequestClass, ip: string): ErrorResponse | null {
      const limiters = networks[requestClass];
      const { burst, perSecond } = classes[requestClass].network;
      const budgets = budgetsByIp.memo(ip);
      for (const { network, prefix, factor } of budgets) {
        const rate = { burst: burst * factor, perSecond: perSecond * factor };
        const result = limiters[prefix].peek(network, rate);
        const policy = factor === 1 ? requestClass : `${requestClass}-${prefix}`;
        if (!result.allowed) return tooManyRequests(policy, rate, result);
      }
      for (const { network, prefix, factor } of budgets)
        limiters[prefix].take(network, { burst: burst * factor, perSecond: perSecond * factor });
      return null;
    },
    checkAccount(requestClass: RequestClass, ip: string, account: Account | null): ErrorResponse | null {
      const rate = classes[requestClass].account;
      if (!account || !rate || budgetsByIp.memo(ip).length === 0) return null;
      const result = accounts[requestClass].take(toAccountKey(account), rate);
      return result.allowed ? null : tooManyRequests(`${requestClass}-account`, rate, result);
    },
    checkStream(ip: string, account: Account | null): ErrorResponse | null {
      const budgets = budgetsByIp.memo(ip);
      if (budgets.length === 0) return null;
      const full = budgets.find(
        (budget) => countStreams(toNetworkKey(budget)) >= streams.network * budget.factor,
      );
      if (full) return tooManyStreams('open-streams', streams.network * full.factor);
      if (account && countStreams(toAccountKey(account)) >= streams.account)
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
