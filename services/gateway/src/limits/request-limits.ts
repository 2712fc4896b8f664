import type { Account } from '../http/observe-request.ts';
import type { ErrorResponse } from '../errors/error-response.ts';
import { addressList, includesIp } from '../identity/client-ip.ts';
import { clientNetwork } from '@aera/service-kit/ip-addresses';
import { memoize } from '../memoize.ts';
import { createRateLimiter, type Rate, type RateLimiter, type RateLimiterOptions } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';
import { type RequestClass, requestClasses } from '../request-class.ts';
import { tooManyRequests, tooManyStreams } from './too-many-requests.ts';

/** Says no to whoever asks too often, or has too many event streams open. */
export interface RequestLimits {
  refuseNetwork(of: RequestClass, ip: string): ErrorResponse | null;
  refuseAccount(of: RequestClass, ip: string, account: Account | null): ErrorResponse | null;
  refuseStream(counted: readonly string[], ip: string): ErrorResponse | null;
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
  openStreams: (name: string) => number,
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
  const isExempt = memoize((ip: string) => includesIp(exempted, ip));

  const refuse = (limiter: RateLimiter, key: string, policy: string, rate: Rate): ErrorResponse | null => {
    const taken = limiter.take(key, rate);
    return taken.allowed ? null : tooManyRequests(policy, rate, taken);
  };

  return {
    refuseNetwork: (of, ip) =>
      isExempt(ip) ? null : refuse(networks[of], clientNetwork(ip), of, classes[of].network),
    refuseAccount(of, ip, account) {
      const rate = classes[of].account;
      if (!account || !rate || isExempt(ip)) return null;
      return refuse(accounts[of], nameOf(account), `${of}-account`, rate);
    },
    refuseStream(counted, ip) {
      if (isExempt(ip)) return null;
      const [network = '', account] = counted;
      if (openStreams(network) >= streams.network) return tooManyStreams('open-streams', streams.network);
      if (account !== undefined && openStreams(account) >= streams.account)
        return tooManyStreams('open-streams-account', streams.account);
      return null;
    },
  };
}
