import { z } from 'zod';
import { closeReasons } from '../contacts/contacts.routes.ts';
import { contactsSchemas } from '../contacts/contacts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';
import { bulkOutcomes } from './bulk-jobs.routes.ts';

const params = z.object({ id: uuid });

/** Maximum number of contacts selected one by one. */
const maxSelected = 500;

/** A contact with the version and owner that the steward saw. */
const SelectedContact = z.object({ id: uuid, version: z.int().min(1), owner: text(100).nullable() });
export type SelectedContact = z.infer<typeof SelectedContact>;

export const BulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contacted') }),
  z.object({ kind: z.literal('closed'), reason: z.enum(closeReasons) }),
  z.object({ kind: z.literal('reopened') }),
  /** The new owner; null unassigns. */
  z.object({ kind: z.literal('assigned'), to: text(100).nullable() }),
  /** Null ends snoozing. */
  z.object({ kind: z.literal('snoozed'), snoozedUntil: instant.nullable() }),
  z.object({ kind: z.literal('marked-spam') }),
  z.object({ kind: z.literal('released') }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

const Name = z.object({ id: z.string(), name: z.string().nullable() });

const Counts = z.record(z.enum(bulkOutcomes), z.int());

export const ContactBulkJob = z.object({
  id: z.string(),
  by: Name,
  action: BulkAction,
  /** How the contacts were selected; 'undo' reverts another job. */
  selection: z.enum(['matching', 'selected', 'quarantine', 'undo']),
  status: z.enum(['running', 'cancelling', 'completed', 'cancelled']),
  total: z.int(),
  /** Processed items by outcome. */
  counts: Counts,
  startedAt: instant,
  endedAt: instant.nullable(),
  /** The job that this job undoes. */
  undoes: z.string().nullable(),
  /** The job that undid this job. */
  undoneBy: z.string().nullable(),
  undoable: z.boolean(),
});
export type ContactBulkJob = z.infer<typeof ContactBulkJob>;

export const ContactBulkItem = z.object({
  /** From 1. */
  position: z.int(),
  contactId: z.string(),
  /** Null if the contact does not exist. */
  name: z.string().nullable(),
  /** Null until the item is processed. */
  outcome: z.enum(bulkOutcomes).nullable(),
});
export type ContactBulkItem = z.infer<typeof ContactBulkItem>;

export const bulkJobsSchemas = {
  updateSelectedContacts: {
    summary: 'Start bulk action (selected contacts)',
    body: z.object({
      id: uuid,
      action: BulkAction,
      contacts: z.array(SelectedContact).min(1).max(maxSelected),
    }),
    response: ContactBulkJob,
  },
  updateMatchingContacts: {
    summary: 'Start bulk action (matching contacts)',
    body: z.object({ id: uuid, action: BulkAction, filter: contactsSchemas.exportContactsCsv.query }),
    response: ContactBulkJob,
  },
  releaseQuarantinedContacts: {
    summary: 'Release all quarantined messages',
    body: z.object({ id: uuid }),
    response: ContactBulkJob,
  },
  undoBulkJob: {
    summary: 'Undo bulk action',
    params,
    response: ContactBulkJob,
  },
  cancelBulkJob: {
    summary: 'Cancel bulk action',
    params,
    response: ContactBulkJob,
  },
  listBulkJobs: {
    summary: 'View bulk actions',
    response: z.object({
      items: z.array(ContactBulkJob),
      /** Possible owners: every steward who has worked on a contact. */
      stewards: z.array(Name),
    }),
  },
  readBulkJob: {
    summary: 'View bulk action',
    params,
    response: ContactBulkJob,
  },
  listBulkJobItems: {
    summary: 'View bulk action results',
    params,
    query: z.object({
      outcome: z.enum(['all', 'pending', ...bulkOutcomes]).default('all'),
      cursor: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ items: z.array(ContactBulkItem), next: z.string().nullable(), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
