import { z } from 'zod';
import { LeadStatus } from './contacts-crm.http.ts';
import { defineRoute } from './route.ts';
import { contactSorts } from './steward-contacts.http.ts';
import { requiredText, text, uuid } from './text.ts';

const service = 'contacts-crm';
const access = 'steward';
const working = ['steward', 'responder'] as const;
const reading = ['steward', 'responder', 'auditor'] as const;
const params = z.object({ id: uuid });

/** What a page of contacts shows, and how: what its address says. */
export const ViewTerms = z.object({
  status: z.enum(['open', 'all', ...LeadStatus.options]),
  owner: z.enum(['anybody', 'me', 'nobody']),
  snoozed: z.enum(['hide', 'show', 'only']),
  sort: z.enum(contactSorts),
  due: z.boolean(),
  promising: z.boolean(),
  q: text(200),
  layout: z.enum(['list', 'board']),
});
export type ViewTerms = z.infer<typeof ViewTerms>;

export const ContactView = z.object({
  id: z.string(),
  name: z.string(),
  terms: ViewTerms,
  /** Whether every steward has it. */
  shared: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Whether it belongs to who asks, who alone may change it. */
  mine: z.boolean(),
});
export type ContactView = z.infer<typeof ContactView>;

const name = requiredText(60);
const command = { service, access, roles: working, params, response: ContactView } as const;

export const listContactViews = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contact-views',
  summary: 'Saved views of the contacts: those of who asks, and those shared with all',
  access,
  roles: reading,
  response: z.object({ views: z.array(ContactView) }),
});

export const addContactView = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/contact-views',
  summary: 'Save what a page of contacts shows under a name; the same `key` again is the same view',
  access,
  roles: working,
  status: 201,
  body: z.object({ key: uuid, name, terms: ViewTerms }),
  response: ContactView,
});

export const saveContactView = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contact-views/:id',
  summary: 'Let a saved view of one’s own show something else',
  body: z.object({ terms: ViewTerms }),
});

export const renameContactView = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contact-views/:id/name',
  summary: 'Give a saved view of one’s own another name',
  body: z.object({ name }),
});

export const shareContactView = defineRoute({
  ...command,
  method: 'PUT',
  path: '/api/admin/contact-views/:id/sharing',
  summary: 'Share a saved view of one’s own with all stewards, or with nobody any more',
  body: z.object({ shared: z.boolean() }),
});

export const deleteContactView = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/admin/contact-views/:id',
  summary: 'Delete a saved view of one’s own',
  access,
  roles: working,
  params,
});

export const restoreContactView = defineRoute({
  ...command,
  method: 'POST',
  path: '/api/admin/contact-views/:id/restore',
  summary: 'Have a saved view of one’s own again that was deleted',
});

export const contactViewRoutes = {
  listContactViews,
  addContactView,
  saveContactView,
  renameContactView,
  shareContactView,
  deleteContactView,
  restoreContactView,
};
