import type { RetentionPolicy } from '@aera/contracts';
import { type DailyTable, dayOf } from '../facts/partitions.ts';

/** What counts until a steward says otherwise: a year of facts, a quarter of addresses, three years of figures. */
export const defaultPolicy: RetentionPolicy = { facts: 365, addresses: 90, figures: 1095 };

/** First day (UTC) that each class of data is kept of. */
export type RetentionCutoffs = Readonly<Record<keyof RetentionPolicy, string>>;

const dayLength = 24 * 60 * 60_000;

export function retentionCutoffs(policy: RetentionPolicy, now: Date): RetentionCutoffs {
  const ago = (days: number) => dayOf(now.getTime() - days * dayLength);
  return { facts: ago(policy.facts), addresses: ago(policy.addresses), figures: ago(policy.figures) };
}

/** The tables of each class. */
export const tablesByDataClass: Readonly<Record<keyof RetentionPolicy, readonly DailyTable[]>> = {
  facts: ['views', 'engagements'],
  addresses: ['addresses'],
  figures: ['visits', 'hourly_metrics'],
};
