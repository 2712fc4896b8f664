import { z } from 'zod';
import { stewardRoles } from './identity.ts';
import { defineRoute } from './route.ts';
import { emailAddress, instant, requiredText, text, uuid } from './text.ts';

const service = 'contacts-crm';

export const captureLead = defineRoute({
  service,
  method: 'POST',
  path: '/api/contacts',
  summary: 'Send a message through the contact form',
  access: 'public',
  status: 201,
  body: z.object({
    name: requiredText(200),
    email: emailAddress,
    subject: text(200).nullish(),
    message: requiredText(10_000),
    /** Hidden from people; whoever fills it in is a program. */
    website: text(500).optional(),
    /** Milliseconds from the form being there to its being sent, for people need seconds. */
    openFor: z.number().min(0).optional(),
  }),
  response: z.object({ id: z.string() }),
});

export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'closed']);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const Contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().nullish(),
  message: z.string(),
  status: LeadStatus,
  /** 0 to 100; emphasised from 70. */
  leadScore: z.int().min(0).max(100),
  createdAt: instant,
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
  response: z.object({ messages: z.array(Contact) }),
});

export const updateContact = defineRoute({
  service,
  method: 'PATCH',
  path: '/api/admin/contacts/:id',
  summary: 'Move a lead along its pipeline',
  access: 'steward',
  roles: ['steward', 'responder'],
  params: z.object({ id: uuid }),
  body: z.object({
    status: LeadStatus.exclude(['new']),
    leadScore: z.int().min(0).max(100).optional(),
  }),
  response: Contact,
});

export const contactsCrmRoutes = { captureLead, listContacts, ownMessages, updateContact };
