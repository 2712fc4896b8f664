import type { ErrorResponse } from '../errors/error-response.ts';
import type { Rate, RateLimitResult } from './rate-limiter.ts';

/** Refuses who has asked too often, in the words of draft-ietf-httpapi-ratelimit-headers: the policy, and when there is room again. */
export function tooManyRequests(
  policy: string,
  { burst, perSecond }: Rate,
  { retryAfter }: RateLimitResult,
): ErrorResponse {
  const seconds = Math.max(1, Math.ceil(retryAfter / 1_000));
  return {
    status: 429,
    code: 'rate-limited',
    detail: `Too many requests. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    headers: {
      'retry-after': String(seconds),
      'ratelimit-policy': `"${policy}";q=${burst};w=${Math.max(1, Math.round(burst / perSecond))}`,
      ratelimit: `"${policy}";r=0;t=${seconds}`,
    },
    page: {
      title: 'One moment, please',
      paragraphs: [
        'More requests came from the network you are using than this site answers at once. Others can share your network with you.',
        `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
      ],
    },
  };
}

/** Seconds after which one of them may have been closed. */
const later = 10;

export const tooManyStreams = (policy: string, most: number): ErrorResponse => ({
  status: 429,
  code: 'too-many-streams',
  detail: 'Too many live views are open. Please close some of them first.',
  headers: {
    'retry-after': String(later),
    'ratelimit-policy': `"${policy}";q=${most};qu="concurrent-requests"`,
    ratelimit: `"${policy}";r=0`,
  },
});
