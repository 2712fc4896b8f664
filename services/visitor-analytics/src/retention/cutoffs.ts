import type { RetentionPolicy } from '@aera/contracts';
import { dayMs, toUtcDay } from '../hits/utc-day.ts';

/** Policy in days until a steward sets one. */
export const defaultPolicy: RetentionPolicy = { events: 365, ipAddresses: 90, aggregates: 1095 };

/** First day (UTC) that is kept, by data class. */
export type RetentionCutoffs = Readonly<Record<keyof RetentionPolicy, string>>;

export function computeRetentionCutoffs(policy: RetentionPolicy, now: Date): RetentionCutoffs {
  const ago = (days: number) => toUtcDay(now.getTime() - days * dayMs);
  return {
    events: ago(policy.events),
    ipAddresses: ago(policy.ipAddresses),
    aggregates: ago(policy.aggregates),
  };
}
