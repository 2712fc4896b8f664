import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { mergesSchemas } from './merges.schemas.ts';

type S = typeof mergesSchemas;

/** Signals that two contacts are one person: same browser session, mailbox or phone number, or a rare name and a similar message. */
export const mergeReasons = ['session', 'email', 'phone', 'message'] as const;
export type MergeReason = (typeof mergeReasons)[number];

/** How two spellings of one mailbox differ. Empty if the address is the same and one of the two contacts is signed in. */
export const emailVariants = ['tag', 'dots', 'domain'] as const;
export type EmailVariant = (typeof emailVariants)[number];

export const listDuplicates: Route<S['listDuplicates'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/duplicates',
  access: 'steward',
  roles: stewardRoles,
};

export const readMerges: Route<S['readMerges'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/:id/merges',
  access: 'steward',
  roles: stewardRoles,
};

export const previewMerge: Route<S['previewMerge'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/:id/merges/preview',
  access: 'steward',
  roles: stewardRoles,
};

export const mergeContacts: Route<S['mergeContacts'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/merges',
  access: 'steward',
  roles: editorRoles,
};

export const undoMerge: Route<S['undoMerge'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/contacts/:id/merges/:mergeId',
  access: 'steward',
  roles: editorRoles,
};

export const splitContact: Route<S['splitContact'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/split',
  access: 'steward',
  roles: editorRoles,
};

export const markAsDistinct: Route<S['markAsDistinct'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/distinct',
  access: 'steward',
  roles: editorRoles,
};

export const undoMarkAsDistinct: Route<S['undoMarkAsDistinct'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/contacts/:id/distinct/:distinctId',
  access: 'steward',
  roles: editorRoles,
};
