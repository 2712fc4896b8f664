import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { mergesSchemas } from './merges.schemas.ts';

type S = typeof mergesSchemas;

const service = 'contacts-crm';

/**
 * What speaks for two being one person: written in the same browser session; the same mailbox; the same telephone number in what
 * they wrote; a name that few have with nearly the same message.
 */
export const mergeReasons = ['session', 'address', 'phone', 'message'] as const;
export type MergeReason = (typeof mergeReasons)[number];

/** How two spellings of one mailbox differ; none of them: it is the same address, and one of the two was signed in. */
export const spellings = ['tag', 'dots', 'domain'] as const;
export type Spelling = (typeof spellings)[number];

export const listDuplicates: Route<S['listDuplicates'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contacts/duplicates',
  access: 'steward',
  roles: stewardRoles,
};

export const readMerges: Route<S['readMerges'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contacts/:id/merges',
  access: 'steward',
  roles: stewardRoles,
};

export const previewMerge: Route<S['previewMerge'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contacts/:id/merges/preview',
  access: 'steward',
  roles: stewardRoles,
};

export const mergeContacts: Route<S['mergeContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contacts/:id/merges',
  access: 'steward',
  roles: editorRoles,
};

export const takeMergeBack: Route<S['takeMergeBack'], 'steward'> = {
  service,
  method: 'DELETE',
  path: '/api/admin/contacts/:id/merges/:mergeId',
  access: 'steward',
  roles: editorRoles,
};

export const splitContact: Route<S['splitContact'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contacts/:id/split',
  access: 'steward',
  roles: editorRoles,
};

export const tellApart: Route<S['tellApart'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contacts/:id/apart',
  access: 'steward',
  roles: editorRoles,
};

export const takeApartBack: Route<S['takeApartBack'], 'steward'> = {
  service,
  method: 'DELETE',
  path: '/api/admin/contacts/:id/apart/:apartId',
  access: 'steward',
  roles: editorRoles,
};
