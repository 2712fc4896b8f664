import { z } from 'zod';
import { stewardRoles } from './identity.ts';
import { defineRoute } from './route.ts';
import { emailAddress, instant, requiredText, text, uuid } from './text.ts';
import { visitorCookie } from './visitor-cookie.ts';

const service = 'contacts-crm';

export const captureLead = defineRoute({
  service,
  method: 'POST',
  path: '/api/contacts',
  summary: 'Send a message through the contact form',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
  body: z.object({
    name: requiredText(200),
    email: emailAddress,
    subject: text(200).nullish(),
    message: requiredText(10_000),
    /** Hidden from people; whoever fills it in is a program. */
    website: text(500).optional(),
    /** Milliseconds from the form being there to its being sent, for people need seconds. */
    openFor: z.number().min(0).optional(),
    /** The work done. One piece is good for one message: the same message with it again is the same message. */
    work: z.object({ challenge: text(300), nonce: text(40) }).optional(),
  }),
  response: z.object({ id: z.string() }),
});

/** What made a message look like the work of a program; `unknown` for those from before reasons were kept. */
export const suspicions = [
  'hidden-field',
  'too-quick',
  'no-work',
  'spent-work',
  'many-links',
  'unknown',
] as const;
export type Suspicion = (typeof suspicions)[number];

/** A piece of work for the browser: find a `nonce` so that SHA-256 of `challenge.nonce` begins with `difficulty` zero bits. */
export const contactChallenge = defineRoute({
  service,
  method: 'GET',
  path: '/api/contacts/challenge',
  summary: 'A piece of work that the contact form does before it is sent',
  access: 'public',
  response: z.object({ challenge: z.string(), difficulty: z.int(), expiresAt: instant }),
});

/** Message of the external lead-management provider, signed by the rules of Standard Webhooks (standardwebhooks.com). */
export const leadWebhook = defineRoute({
  service,
  method: 'POST',
  path: '/api/contacts/webhook',
  summary: 'A lead from the lead-management provider; the same `webhook-id` again is the same lead',
  access: 'public',
  fromAnywhere: true,
  body: z.object({
    name: requiredText(200),
    email: emailAddress,
    subject: text(200).nullish(),
    message: requiredText(10_000),
  }),
  response: z.object({ id: z.string() }),
});

export const closeReasons = [
  'answered',
  'not-interested',
  'unreachable',
  'duplicate',
  'spam',
  'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];

export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed']);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const Contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().nullish(),
  message: z.string(),
  status: LeadStatus,
  /** 0 to 100; emphasised from 70. What counts: a steward's word where there is one, else what the rules say. */
  leadScore: z.int().min(0).max(100),
  /** The two kept apart. */
  score: z.object({ byRules: z.int(), override: z.int().nullable() }),
  createdAt: instant,
  /** Our own form, or the lead-management provider. */
  source: z.enum(['form', 'provider']),
  /** Grows with every change of status or score; a change may name the one it was made on. */
  version: z.int(),
  closeReason: z.enum(closeReasons).nullable(),
  /** Who sees to it. */
  owner: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  nextStep: z.object({ step: z.string(), dueAt: instant.nullable() }).nullable(),
  /** Out of sight until then. */
  snoozedUntil: instant.nullable(),
  notes: z.int(),
});
export type Contact = z.infer<typeof Contact>;

export const listContacts = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts',
  summary: 'Contact leads, newest first',
  access: 'steward',
  roles: stewardRoles,
  response: z.array(Contact),
});

export const ownMessages = defineRoute({
  service,
  method: 'GET',
  path: '/api/contacts/own-data',
  summary: 'Every message that the member sent through the contact form while signed in, newest first',
  access: 'member',
  response: z.object({
    messages: z.array(
      Contact.pick({ id: true, name: true, email: true, subject: true, message: true, createdAt: true }),
    ),
  }),
});

export const updateContact = defineRoute({
  service,
  method: 'PATCH',
  path: '/api/admin/contacts/:id',
  summary: 'Move a lead along its pipeline; 409 with the contact as it is when `version` is not its own',
  access: 'steward',
  roles: ['steward', 'responder'],
  params: z.object({ id: uuid }),
  body: z.object({
    status: LeadStatus.exclude(['new']),
    leadScore: z.int().min(0).max(100).optional(),
    /** Why, for `closed`. */
    reason: z.enum(closeReasons).optional(),
    /** What the steward had before them; without it the last word counts. */
    version: z.int().min(1).optional(),
  }),
  response: Contact,
});

export const contactsCrmRoutes = {
  contactChallenge,
  captureLead,
  leadWebhook,
  listContacts,
  ownMessages,
  updateContact,
};
