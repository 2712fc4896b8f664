import { z } from 'zod';
import { closeReasons, Contact, LeadStatus, suspicions } from './contacts-crm.http.ts';
import { defineRoute } from './route.ts';
import { instant, requiredText, text, uuid } from './text.ts';

const service = 'contacts-crm';
const access = 'steward';
const working = ['steward', 'responder'] as const;
const reading = ['steward', 'responder', 'auditor'] as const;
const params = z.object({ id: uuid });
const version = z.int().min(1).optional();
const Name = z.object({ id: z.string(), name: z.string().nullable() });

/** What a list of contacts is narrowed to. */
const filter = {
  status: z.enum(['all', 'open', ...LeadStatus.options]).default('all'),
  owner: z.enum(['anybody', 'me', 'nobody']).default('anybody'),
  /** Those put off: out of sight, in sight too, or alone. */
  snoozed: z.enum(['hide', 'show', 'only']).default('hide'),
  /** Only those whose next step is due by now. */
  due: z.enum(['true', 'false']).default('false'),
  minScore: z.coerce.number().int().min(0).max(100).default(0),
  q: text(200).optional(),
};

export const contactSorts = ['newest', 'score', 'due'] as const;

export const pageContacts = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts/list',
  summary: 'A page of contacts, and how many there are of each status',
  access,
  roles: reading,
  query: z.object({
    ...filter,
    sort: z.enum(contactSorts).default('newest'),
    cursor: text(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    items: z.array(Contact),
    next: z.string().nullable(),
    total: z.int(),
    /** Of all that the other filters let through. */
    byStatus: z.object({ new: z.int(), contacted: z.int(), qualified: z.int(), closed: z.int() }),
  }),
});

export const contactsCsv = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts.csv',
  summary: 'The contacts that a filter lets through, as CSV',
  access,
  roles: working,
  stepUp: true,
  produces: 'csv',
  query: z.object(filter),
});

export const contactsXlsx = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts.xlsx',
  summary: 'The contacts that a filter lets through, as a workbook for spreadsheets',
  access,
  roles: working,
  stepUp: true,
  produces: 'xlsx',
  query: z.object(filter),
});

const entry = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), at: instant, by: Name.nullable(), ...shape });

/** One thing that happened to a contact; `by` is null for what the person did. */
export const ContactEntry = z.discriminatedUnion('type', [
  entry('captured', { leadScore: z.int(), suspicions: z.array(z.enum(suspicions)) }),
  entry('contacted', {}),
  entry('qualified', { leadScore: z.int() }),
  entry('closed', { reason: z.enum(closeReasons).nullable() }),
  entry('reopened', { status: LeadStatus }),
  entry('scored', { leadScore: z.int() }),
  entry('score-cleared', {}),
  entry('undone', { status: LeadStatus }),
  entry('released', {}),
  entry('condemned', {}),
  /** Null once erased. */
  entry('noted', { noteId: z.string(), text: z.string().nullable() }),
  entry('owned', { owner: Name.nullable() }),
  entry('planned', { step: z.string().nullable(), dueAt: instant.nullable(), planned: z.boolean() }),
  entry('snoozed', { until: instant.nullable() }),
]);
export type ContactEntry = z.infer<typeof ContactEntry>;

export const ContactThread = z.object({
  contact: Contact,
  /** Waits in the quarantine. */
  quarantined: z.boolean(),
  /** Oldest first. */
  history: z.array(ContactEntry),
  /** Other messages of the same person, newest first. */
  others: z.array(Contact.pick({ id: true, subject: true, status: true, createdAt: true })),
  /** Whom it can be handed to: every steward who has worked on a contact. */
  stewards: z.array(Name),
});
export type ContactThread = z.infer<typeof ContactThread>;

export const readContact = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts/:id',
  summary: 'One contact with all that happened to it',
  access,
  roles: reading,
  params,
  response: ContactThread,
});

const command = {
  service,
  access,
  roles: working,
  params,
  response: Contact,
} as const;

export const reopenContact = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contacts/:id/reopen',
  summary: 'Take a closed contact up again, where it stood before',
  body: z.object({ version }),
});

export const undoContactMove = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contacts/:id/undo',
  summary: 'Take the last move back, as long as nobody has made another',
  body: z.object({ version: z.int().min(1) }),
});

export const noteContact = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contacts/:id/notes',
  summary: 'Write something down about a contact; the same `noteId` again is the same note',
  body: z.object({ noteId: uuid, text: requiredText(5000) }),
});

export const ownContact = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contacts/:id/owner',
  summary: 'Take a contact on, hand it over or give it back; `from` is who has it now',
  body: z.object({ from: text(100).nullable(), to: text(100).nullable() }),
});

export const planContact = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contacts/:id/next-step',
  summary: 'What comes next, and by when; null: nothing any more',
  body: z.object({
    next: z.object({ step: requiredText(500), dueAt: instant.nullable() }).nullable(),
  }),
});

export const snoozeContact = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contacts/:id/snooze',
  summary: 'Put a contact off until then; null: have it in sight again',
  body: z.object({ until: instant.nullable() }),
});

export const QuarantinedContact = Contact.extend({ suspicions: z.array(z.enum(suspicions)) });
export type QuarantinedContact = z.infer<typeof QuarantinedContact>;

export const quarantinedContacts = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts/quarantine',
  summary: 'Messages that look like the work of a program, newest first, with why',
  access,
  roles: reading,
  query: z.object({
    cursor: text(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ items: z.array(QuarantinedContact), next: z.string().nullable(), total: z.int() }),
});

export const releaseContact = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contacts/:id/release',
  summary: 'A person wrote it after all: out of the quarantine',
});

export const condemnContact = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contacts/:id/condemn',
  summary: 'A program wrote it after all: into the quarantine',
});

export const stewardContactRoutes = {
  pageContacts,
  contactsCsv,
  contactsXlsx,
  readContact,
  reopenContact,
  undoContactMove,
  noteContact,
  ownContact,
  planContact,
  snoozeContact,
  quarantinedContacts,
  releaseContact,
  condemnContact,
};
