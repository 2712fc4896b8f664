import { z } from 'zod';
import { closeReasons } from '../contacts/contacts.routes.ts';
import { contactsSchemas } from '../contacts/contacts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';
import { bulkOutcomes } from './bulk-jobs.routes.ts';

const params = z.object({ id: uuid });

/** Most that are named one by one. */
const maxSelected = 500;

/** What can be done to many contacts at once. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contacted') }),
  z.object({ kind: z.literal('closed'), reason: z.enum(closeReasons) }),
  z.object({ kind: z.literal('reopened') }),
  /** The new owner; null unassigns. */
  z.object({ kind: z.literal('owned'), to: text(100).nullable() }),
  /** Until when they are put off; null: back in sight. */
  z.object({ kind: z.literal('snoozed'), until: instant.nullable() }),
  z.object({ kind: z.literal('markedAsSpam') }),
  z.object({ kind: z.literal('released') }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

const Name = z.object({ id: z.string(), name: z.string().nullable() });

const Counts = z.object({
  done: z.int(),
  nothing: z.int(),
  changed: z.int(),
  gone: z.int(),
  refused: z.int(),
});

export const ContactBulkJob = z.object({
  id: z.string(),
  by: Name,
  action: BulkAction,
  /** All that matched a filter, those that were named, the quarantine, or what another one had done. */
  of: z.enum(['matching', 'chosen', 'quarantine', 'undo']),
  status: z.enum(['running', 'cancelling', 'done', 'cancelled']),
  total: z.int(),
  /** Of those that were handled so far. */
  counts: Counts,
  startedAt: instant,
  endedAt: instant.nullable(),
  /** The one that this one takes back. */
  undoes: z.string().nullable(),
  /** The one that takes this one back. */
  undoneBy: z.string().nullable(),
  undoable: z.boolean(),
});
export type ContactBulkJob = z.infer<typeof ContactBulkJob>;

export const ContactBulkRow = z.object({
  /** Its place, from 1. */
  place: z.int(),
  contactId: z.string(),
  /** Null where there is no such contact. */
  name: z.string().nullable(),
  /** Null as long as its turn has not come. */
  outcome: z.enum(bulkOutcomes).nullable(),
});
export type ContactBulkRow = z.infer<typeof ContactBulkRow>;

export const bulkJobsSchemas = {
  bulkUpdateSelected: {
    summary: 'Start bulk action (selected contacts)',
    body: z.object({ id: uuid, action: BulkAction, contactIds: z.array(uuid).min(1).max(maxSelected) }),
    response: ContactBulkJob,
  },
  bulkMatchingContacts: {
    summary: 'Start bulk action (matching contacts)',
    body: z.object({ id: uuid, action: BulkAction, filter: contactsSchemas.exportContactsCsv.query }),
    response: ContactBulkJob,
  },
  bulkQuarantinedContacts: {
    summary: 'Release all quarantined messages',
    body: z.object({ id: uuid }),
    response: ContactBulkJob,
  },
  undoContactBulk: {
    summary: 'Undo bulk action',
    params,
    response: ContactBulkJob,
  },
  cancelContactBulk: {
    summary: 'Cancel bulk action',
    params,
    response: ContactBulkJob,
  },
  listContactBulks: {
    summary: 'View bulk actions',
    response: z.object({
      items: z.array(ContactBulkJob),
      /** Whom contacts can be handed to: every steward who has worked on one. */
      stewards: z.array(Name),
    }),
  },
  readContactBulk: {
    summary: 'View bulk action',
    params,
    response: ContactBulkJob,
  },
  listContactBulkRows: {
    summary: 'View bulk action results',
    params,
    query: z.object({
      outcome: z.enum(['all', 'waiting', ...bulkOutcomes]).default('all'),
      /** Where the page before ended. */
      cursor: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ items: z.array(ContactBulkRow), next: z.string().nullable(), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
