import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';

/** Retention in days by data class. IP addresses are kept no longer than events, and events no longer than aggregates. */
export const RetentionPolicy = z
  .object({
    /** Page views and engagement. */
    events: z.int().min(7).max(3650),
    /** IP addresses and browsers of page views. */
    ipAddresses: z.int().min(1).max(3650),
    /** Visits and hourly metrics. */
    aggregates: z.int().min(30).max(3650),
  })
  .refine(({ ipAddresses, events }) => ipAddresses <= events, {
    path: ['ipAddresses'],
    message: 'can’t be kept longer than page views',
  })
  .refine(({ events, aggregates }) => events <= aggregates, {
    path: ['events'],
    message: 'can’t be kept longer than totals',
  });
export type RetentionPolicy = z.infer<typeof RetentionPolicy>;

const DeletionPreview = z.object({
  /** First day (UTC) that is kept. */
  before: z.iso.date(),
  rows: z.int(),
  /** Every day (UTC) with data to delete, oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), rows: z.int() })),
});

export const retentionSchemas = {
  readRetentionPolicy: {
    summary: 'View retention policy',
    response: z.object({
      policy: RetentionPolicy,
      /** Null for the default policy. */
      setBy: z.string().nullable(),
      setAt: instant.nullable(),
    }),
  },
  previewRetentionPolicy: {
    summary: 'Preview retention policy',
    body: RetentionPolicy,
    response: z.object({
      events: DeletionPreview,
      ipAddresses: DeletionPreview,
      aggregates: DeletionPreview,
    }),
  },
  setRetentionPolicy: {
    summary: 'Apply retention policy',
    /** `from` is the policy to replace; if another one is current, the change is rejected. */
    body: RetentionPolicy.safeExtend({ from: RetentionPolicy.optional() }),
    response: z.object({ policy: RetentionPolicy }),
  },
  readRetentionHistory: {
    summary: 'View retention history',
    response: z.object({
      policies: z.array(
        z.object({ id: z.string(), policy: RetentionPolicy, setBy: z.string(), setAt: instant }),
      ),
      deletions: z.array(
        z.object({
          dataClass: z.enum(['events', 'ipAddresses', 'aggregates']),
          /** First and last deleted day (UTC). */
          from: z.iso.date(),
          to: z.iso.date(),
          days: z.int(),
          rows: z.int(),
          deletedAt: instant,
        }),
      ),
    }),
  },
} satisfies Record<string, RouteSchemas>;
