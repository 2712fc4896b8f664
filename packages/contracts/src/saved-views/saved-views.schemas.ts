import { z } from 'zod';
import { contactSorts } from '../contacts/contacts.routes.ts';
import { LeadStatus } from '../contacts/contacts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { requiredText, text, uuid } from '../text.ts';

const params = z.object({ id: uuid });

/** Filter, order and layout of a page of contacts, as in its URL. */
export const ViewFilter = z.object({
  status: z.enum(['open', 'all', ...LeadStatus.options]),
  owner: z.enum(['any', 'me', 'unassigned']),
  snoozed: z.enum(['hide', 'show', 'only']),
  sort: z.enum(contactSorts),
  due: z.boolean(),
  highScore: z.boolean(),
  q: text(200),
  layout: z.enum(['list', 'board']),
});
export type ViewFilter = z.infer<typeof ViewFilter>;

export const ContactView = z.object({
  id: z.string(),
  name: z.string(),
  filter: ViewFilter,
  /** Whether it is visible to every steward. */
  shared: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Whether it belongs to the caller; only the owner may change it. */
  mine: z.boolean(),
});
export type ContactView = z.infer<typeof ContactView>;

const name = requiredText(60);

export const savedViewsSchemas = {
  listContactViews: {
    summary: 'View saved views',
    response: z.object({ views: z.array(ContactView) }),
  },
  createContactView: {
    summary: 'Save view',
    body: z.object({ key: uuid, name, filter: ViewFilter }),
    response: ContactView,
  },
  updateContactView: {
    summary: 'Update view',
    params,
    body: z.object({ filter: ViewFilter }),
    response: ContactView,
  },
  renameContactView: {
    summary: 'Rename view',
    params,
    body: z.object({ name }),
    response: ContactView,
  },
  shareContactView: {
    summary: 'Change view sharing',
    params,
    body: z.object({ shared: z.boolean() }),
    response: ContactView,
  },
  deleteContactView: {
    summary: 'Delete view',
    params,
  },
  restoreContactView: {
    summary: 'Restore view',
    params,
    response: ContactView,
  },
} satisfies Record<string, RouteSchemas>;
