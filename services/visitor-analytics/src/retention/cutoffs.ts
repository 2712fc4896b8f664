import type { RetentionPolicy } from '@aera/contracts';
import { type DailyTable, toUtcDay } from '../hits/partitions.ts';

/** Policy in days until a steward sets one. */
export const defaultPolicy: RetentionPolicy = { events: 365, ipAddresses: 90, aggregates: 1095 };

/** First day (UTC) that is kept, by data class. */
export type RetentionCutoffs = Readonly<Record<keyof RetentionPolicy, string>>;

const dayLength = 24 * 60 * 60_000;

export function retentionCutoffs(policy: RetentionPolicy, now: Date): RetentionCutoffs {
  const ago = (days: number) => toUtcDay(now.getTime() - days * dayLength);
  return {
    events: ago(policy.events),
    ipAddresses: ago(policy.ipAddresses),
    aggregates: ago(policy.aggregates),
  };
}

/** Tables by data class. */
export const tablesByDataClass: Readonly<Record<keyof RetentionPolicy, readonly DailyTable[]>> = {
  events: ['page_views', 'engagements'],
  ipAddresses: ['ip_addresses'],
  aggregates: ['visits', 'hourly_metrics'],
};
