import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, singleLine, text, uuid } from '../text.ts';
import { closeReasons, contactSorts, type MessageField, spamReasons } from './contacts.routes.ts';

export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** A message as it was written; after erasure, empty texts and null. */
const writtenMessage = {
  name: z.string(),
  email: z.string(),
  subject: z.string().nullish(),
  message: z.string(),
} satisfies Record<MessageField, z.ZodType>;

/** A message as it is sent. */
const sentMessage = {
  name: singleLine(200),
  email: emailAddress,
  subject: text(200).nullish(),
  message: requiredText(10_000),
} satisfies Record<MessageField, z.ZodType>;

/** A lead with the fields of its sender. The routes and screens call it a contact. */
export const Contact = z.object({
  id: z.string(),
  ...writtenMessage,
  status: LeadStatus,
  /** Effective score, 0 to 100; emphasized from 70. A steward's override, else the rule score. */
  leadScore: z.int().min(0).max(100),
  /** Rule score and override. */
  score: z.object({ ruleScore: z.int(), override: z.int().nullable() }),
  createdAt: instant,
  /** The contact form, or the lead-management provider. */
  source: z.enum(['form', 'provider']),
  /** Incremented by every change of status or score, for optimistic concurrency. */
  version: z.int(),
  closeReason: z.enum(closeReasons).nullable(),
  /** The assigned steward. */
  owner: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  nextStep: z.object({ step: z.string(), dueAt: instant.nullable() }).nullable(),
  /** Hidden from the list until this time. */
  snoozedUntil: instant.nullable(),
  notes: z.int(),
});
export type Contact = z.infer<typeof Contact>;
const params = z.object({ id: uuid });
/** The version that the steward saw; without it there is no conflict check. */
const version = z.int().min(1).optional();
const Name = z.object({ id: z.string(), name: z.string().nullable() });

/** Filter of a list of contacts. */
const filter = {
  status: z.enum(['all', 'open', ...LeadStatus.options]).default('all'),
  owner: z.enum(['any', 'me', 'unassigned']).default('any'),
  /** Whether snoozed contacts are hidden, included, or listed alone. */
  snoozed: z.enum(['hide', 'show', 'only']).default('hide'),
  /** Only contacts whose next step is due. */
  due: z.enum(['true', 'false']).default('false'),
  minScore: z.coerce.number().int().min(0).max(100).default(0),
  q: text(200).optional(),
};

const entry = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), at: instant, by: Name.nullable(), ...shape });

/** An entry of a contact's history; `by` is null for the person's own actions. */
export const ContactEntry = z.discriminatedUnion('type', [
  entry('captured', { leadScore: z.int(), spamReasons: z.array(z.enum(spamReasons)) }),
  entry('contacted', {}),
  entry('qualified', { leadScore: z.int() }),
  entry('closed', { reason: z.enum(closeReasons).nullable() }),
  entry('reopened', { status: LeadStatus }),
  entry('score-overridden', { leadScore: z.int() }),
  entry('score-override-cleared', {}),
  entry('undone', { status: LeadStatus }),
  entry('released', {}),
  entry('marked-spam', {}),
  /** Null once erased. */
  entry('note-added', { noteId: z.string(), text: z.string().nullable() }),
  entry('assigned', { owner: Name.nullable() }),
  entry('next-step-set', { step: z.string().nullable(), dueAt: instant.nullable(), planned: z.boolean() }),
  entry('snoozed', { snoozedUntil: instant.nullable() }),
]);
export type ContactEntry = z.infer<typeof ContactEntry>;

export const ContactThread = z.object({
  contact: Contact,
  /** Quarantined as suspected spam. */
  quarantined: z.boolean(),
  /** Oldest first. */
  history: z.array(ContactEntry),
  /** Other messages of the same person, newest first. */
  others: z.array(Contact.pick({ id: true, subject: true, status: true, createdAt: true })),
  /** Possible owners: every steward who has worked on a contact. */
  stewards: z.array(Name),
});
export type ContactThread = z.infer<typeof ContactThread>;

export const QuarantinedContact = Contact.extend({ spamReasons: z.array(z.enum(spamReasons)) });
export type QuarantinedContact = z.infer<typeof QuarantinedContact>;

export const contactsSchemas = {
  submitContactMessage: {
    summary: 'Send a message through the contact form',
    body: z.object({
      ...sentMessage,
      /** Honeypot: hidden from people, so only bots fill it in. */
      website: text(500).optional(),
      /** Milliseconds between opening and submitting the form; people need seconds. */
      formOpenMs: z.number().min(0).optional(),
      /** A solved challenge. It is valid for one message; repeating that message with it is idempotent. */
      proofOfWork: z.object({ challenge: text(300), nonce: text(40) }).optional(),
    }),
    response: z.object({ id: z.string() }),
  },
  readProofOfWorkChallenge: {
    summary: 'Read a proof-of-work challenge for the contact form',
    response: z.object({ challenge: z.string(), difficulty: z.int(), expiresAt: instant }),
  },
  receiveLeadWebhook: {
    summary: 'Receive a lead from the lead-management provider; idempotent by `webhook-id`',
    body: z.object(sentMessage),
    response: z.object({ id: z.string() }),
  },
  listContacts: {
    summary: 'View contacts',
    response: z.array(Contact),
  },
  exportMyContactMessages: {
    summary: 'Export own contact messages, newest first',
    response: z.object({
      messages: z.array(z.object({ id: z.string(), ...writtenMessage, createdAt: instant })),
    }),
  },
  updateContact: {
    summary: 'Update contact status',
    params,
    body: z.object({
      status: LeadStatus.exclude(['new']),
      leadScore: z.int().min(0).max(100).optional(),
      /** Close reason, for `closed`. */
      reason: z.enum(closeReasons).optional(),
      version,
    }),
    /** `changed` is false if the contact already had this status, reason and score. */
    response: Contact.extend({ changed: z.boolean() }),
  },
  searchContacts: {
    summary: 'View contacts',
    query: z.object({
      ...filter,
      sort: z.enum(contactSorts).default('newest'),
      /** End of the steward's day, until which `mine` counts a next step as due; now by default. */
      dueBefore: instant.optional(),
      cursor: text(300).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      items: z.array(Contact),
      next: z.string().nullable(),
      total: z.int(),
      /** Counts regardless of the status filter. */
      byStatus: z.object({ new: z.int(), contacted: z.int(), qualified: z.int(), closed: z.int() }),
    }),
  },
  exportContactsCsv: {
    summary: 'Export contacts (CSV)',
    query: z.object(filter),
  },
  exportContactsXlsx: {
    summary: 'Export contacts (Excel)',
    query: z.object(filter),
  },
  readContact: {
    summary: 'View contact',
    params,
    response: ContactThread,
  },
  reopenContact: {
    summary: 'Reopen contact',
    params,
    body: z.object({ version }),
    response: Contact,
  },
  undoContactStatusChange: {
    summary: 'Undo contact change',
    params,
    body: z.object({ version: z.int().min(1) }),
    response: Contact,
  },
  addContactNote: {
    summary: 'Add note to contact',
    params,
    body: z.object({ noteId: uuid, text: requiredText(5000) }),
    response: Contact,
  },
  assignContact: {
    summary: 'Assign contact',
    params,
    body: z.object({ from: text(100).nullable(), to: text(100).nullable() }),
    response: Contact,
  },
  setContactNextStep: {
    summary: 'Set next step',
    params,
    body: z.object({
      /** The next step that the steward saw. */
      from: z.object({ step: text(500), dueAt: instant.nullable() }).nullable(),
      next: z.object({ step: requiredText(500), dueAt: instant.nullable() }).nullable(),
    }),
    response: Contact,
  },
  snoozeContact: {
    summary: 'Snooze contact',
    params,
    body: z.object({ snoozedUntil: instant.nullable() }),
    response: Contact,
  },
  listQuarantinedContacts: {
    summary: 'View quarantine',
    query: z.object({
      cursor: text(300).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ items: z.array(QuarantinedContact), next: z.string().nullable(), total: z.int() }),
  },
  releaseContact: {
    summary: 'Release from quarantine',
    params,
    response: Contact,
  },
  markContactAsSpam: {
    summary: 'Mark contact as spam',
    params,
    response: Contact,
  },
} satisfies Record<string, RouteSchemas>;
