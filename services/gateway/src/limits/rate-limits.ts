import { networkValue } from '@aera/service-kit/core';
import { z } from 'zod';
import type { Rate } from './rate-limiter.ts';
import { type RequestClass, requestClasses } from '../request-class.ts';

/** Limits per network and account, by class; null is unlimited. */
export interface RateLimits {
  readonly classes: Readonly<Record<RequestClass, { readonly network: Rate; readonly account: Rate | null }>>;
  /** Concurrent event streams. */
  readonly streams: { readonly network: number; readonly account: number };
  /** Networks without limits. */
  readonly exempt: readonly string[];
}

/** Far above what one person needs, because offices, schools and mobile networks share one IP address. An account is one person. */
const defaultRateLimits: RateLimits = {
  classes: {
    'sign-in': { network: { burst: 60, perSecond: 2 }, account: { burst: 30, perSecond: 0.5 } },
    search: { network: { burst: 300, perSecond: 30 }, account: { burst: 100, perSecond: 10 } },
    visit: { network: { burst: 1_000, perSecond: 100 }, account: null },
    // Allows a large office to consent at the same time.
    ledger: { network: { burst: 200, perSecond: 1 }, account: null },
    write: { network: { burst: 200, perSecond: 20 }, account: { burst: 100, perSecond: 5 } },
    read: { network: { burst: 1_000, perSecond: 100 }, account: { burst: 400, perSecond: 40 } },
    stream: { network: { burst: 120, perSecond: 5 }, account: { burst: 30, perSecond: 1 } },
    export: { network: { burst: 40, perSecond: 0.5 }, account: { burst: 20, perSecond: 0.2 } },
    // A mirror of a million entries needs 8,000 requests.
    'log-tile': { network: { burst: 10_000, perSecond: 200 }, account: null },
    static: { network: { burst: 4_000, perSecond: 400 }, account: null },
  },
  streams: { network: 200, account: 20 },
  exempt: [],
};

const rate = z.strictObject({ burst: z.int().positive(), perSecond: z.number().positive() });
const count = z.int().positive();

/** Deviations from the defaults, in the same shape. */
export const rateLimitsSchema = z
  .strictObject({
    classes: z
      .partialRecord(
        z.enum(requestClasses),
        z.strictObject({ network: rate.optional(), account: rate.nullable().optional() }),
      )
      .default({}),
    streams: z.strictObject({ network: count.optional(), account: count.optional() }).default({}),
    exempt: z.array(networkValue).optional(),
  })
  .transform(({ classes, streams, exempt }): RateLimits => ({
    classes: Object.fromEntries(
      requestClasses.map((name) => [name, { ...defaultRateLimits.classes[name], ...classes[name] }]),
    ) as unknown as RateLimits['classes'],
    streams: { ...defaultRateLimits.streams, ...streams },
    exempt: exempt ?? defaultRateLimits.exempt,
  }));
