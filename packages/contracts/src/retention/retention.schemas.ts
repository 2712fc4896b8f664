import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';

/** Days that each class of data is kept. Facts may not outlive figures, nor addresses facts. */
export const RetentionPolicy = z
  .object({
    /** Page views and engagement. */
    facts: z.int().min(7).max(3650),
    /** Addresses and browsers of page views. */
    addresses: z.int().min(1).max(3650),
    /** Visits and hourly figures. */
    figures: z.int().min(30).max(3650),
  })
  .refine(({ addresses, facts }) => addresses <= facts, {
    path: ['addresses'],
    message: 'can’t be kept longer than page views',
  })
  .refine(({ facts, figures }) => facts <= figures, {
    path: ['facts'],
    message: 'can’t be kept longer than totals',
  });
export type RetentionPolicy = z.infer<typeof RetentionPolicy>;

const Going = z.object({
  /** Data of days before this one goes (UTC). */
  before: z.iso.date(),
  days: z.int(),
  rows: z.int(),
  /** Every day (UTC) of which something goes, the oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), rows: z.int() })),
});

export const retentionSchemas = {
  readRetentionPolicy: {
    summary: 'How long each class of data is kept, and who said so',
    response: z.object({
      policy: RetentionPolicy,
      /** Null while it is the platform's own. */
      setBy: z.string().nullable(),
      setAt: instant.nullable(),
    }),
  },
  previewRetention: {
    summary: 'What a policy would remove now',
    body: RetentionPolicy,
    response: z.object({ facts: Going, addresses: Going, figures: Going }),
  },
  setRetention: {
    summary: 'Apply retention policy',
    body: RetentionPolicy,
    response: z.object({ policy: RetentionPolicy }),
  },
  retentionHistory: {
    summary: 'The newest hundred policies that stewards set, and the newest hundred removals, newest first',
    response: z.object({
      policies: z.array(
        z.object({ id: z.string(), policy: RetentionPolicy, setBy: z.string(), setAt: instant }),
      ),
      removals: z.array(
        z.object({
          kind: z.enum(['facts', 'addresses', 'figures']),
          /** First and last day (UTC) that went. */
          from: z.iso.date(),
          to: z.iso.date(),
          days: z.int(),
          rows: z.int(),
          removedAt: instant,
        }),
      ),
    }),
  },
} satisfies Record<string, RouteSchemas>;
