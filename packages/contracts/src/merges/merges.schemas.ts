import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';
import { mergeReasons, emailVariants } from './merges.routes.ts';

/** Any contact of the person. */
const params = z.object({ id: uuid });
const Name = z.object({ id: z.string(), name: z.string().nullable() });

/** A contact with its latest message. */
export const MergeContact = z.object({
  /** Lead id of the latest message. */
  id: z.string(),
  /** Empty once erased. */
  name: z.string(),
  email: z.string(),
  /** Signed in as a member. A typed e-mail address proves nothing. */
  signedIn: z.boolean(),
  messages: z.int(),
  subject: z.string().nullable(),
  /** Start of the latest message. */
  excerpt: z.string(),
  latestAt: instant,
});
export type MergeContact = z.infer<typeof MergeContact>;

/** All contacts of one person, the primary one first. */
const MergedPerson = z.object({ contacts: z.array(MergeContact).min(1) });

export const Duplicate = z.object({
  id: z.string(),
  strength: z.enum(['strong', 'likely', 'possible']),
  reasons: z.array(z.object({ reason: z.enum(mergeReasons), emailVariants: z.array(z.enum(emailVariants)) })),
  one: MergedPerson,
  other: MergedPerson,
  /** When the latest reason appeared. */
  since: instant,
});
export type Duplicate = z.infer<typeof Duplicate>;

export const MergeEntry = z.object({
  id: z.string(),
  type: z.enum(['merged', 'merge-undone', 'split', 'marked-distinct', 'marked-distinct-undone', 'erased']),
  at: instant,
  by: Name.nullable(),
  /** Names of the contacts; empty for an erased one. */
  names: z.array(z.string()),
  reasons: z.array(z.enum(mergeReasons)),
  /** The merge that can be undone; null if it is not active or the entry is not a merge. */
  mergeId: z.string().nullable(),
  /** The distinct mark that can be undone; null otherwise. */
  distinctId: z.string().nullable(),
});
export type MergeEntry = z.infer<typeof MergeEntry>;

export const PersonMerges = z.object({
  person: MergedPerson,
  /** The `id` of the requested contact, which is one of the contacts of `person`. */
  requestedContactId: z.string(),
  suggestions: z.array(Duplicate),
  /** Newest first. */
  history: z.array(MergeEntry),
});
export type PersonMerges = z.infer<typeof PersonMerges>;

export const MergePreview = z.object({
  /** Identifies the contacts of both sides, for `expectedVersion` of `mergeContacts`. */
  version: z.string(),
  alreadyMerged: z.boolean(),
  /** The contacts of each person, the compared one first; the merge uses its name. `merged` is empty if they are already merged. */
  primary: z.array(MergeContact),
  merged: z.array(MergeContact),
  reasons: Duplicate.shape.reasons,
  names: z.array(z.string()),
  emails: z.array(z.string()),
  sessions: z.int(),
  messages: z.int(),
  /** Owners of messages that are neither closed nor quarantined. */
  owners: z.array(Name),
  /** Next steps of messages that are neither closed nor quarantined. */
  nextSteps: z.array(
    z.object({
      id: z.string(),
      subject: z.string().nullable(),
      step: z.string(),
      dueAt: instant.nullable(),
      owner: Name.nullable(),
    }),
  ),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const mergesSchemas = {
  listDuplicates: {
    summary: 'View duplicates',
    query: z.object({
      cursor: text(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      items: z.array(Duplicate),
      next: z.string().nullable(),
      total: z.int(),
      /** Whether there are weaker or older ones, which are listed once these are decided. */
      more: z.boolean(),
    }),
  },
  readMerges: {
    summary: 'View merged contacts',
    params,
    response: PersonMerges,
  },
  previewMerge: {
    summary: 'Preview merge',
    params,
    query: z.object({ with: uuid }),
    response: MergePreview,
  },
  mergeContacts: {
    summary: 'Merge contacts',
    params,
    body: z.object({ mergeId: uuid, with: uuid, expectedVersion: text(100).optional() }),
    response: PersonMerges,
  },
  undoMerge: {
    summary: 'Undo merge',
    params: params.extend({ mergeId: uuid }),
    response: PersonMerges,
  },
  splitContact: {
    summary: 'Split contact',
    params,
    response: PersonMerges,
  },
  markAsDistinct: {
    summary: 'Mark as not a duplicate',
    params,
    body: z.object({ distinctId: uuid, with: uuid }),
    response: PersonMerges,
  },
  undoMarkAsDistinct: {
    summary: 'Suggest duplicate again',
    params: params.extend({ distinctId: uuid }),
    response: PersonMerges,
  },
} satisfies Record<string, RouteSchemas>;
