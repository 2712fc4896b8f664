import { visitorCookie } from '../cookies.ts';
import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { contactsSchemas } from './contacts.schemas.ts';

type S = typeof contactsSchemas;

/** What the sender of a contact message fills in. All of it is personal. */
export const requiredMessageFields = ['name', 'email', 'message'] as const;
export const optionalMessageFields = ['subject'] as const;
export const messageFields = [...requiredMessageFields, ...optionalMessageFields] as const;
export type MessageField = (typeof messageFields)[number];

/** Signs of a bot. */
export const spamReasons = [
  'honeypot',
  'submitted-too-fast',
  'missing-proof-of-work',
  'reused-proof-of-work',
  'many-links',
] as const;
export type SpamReason = (typeof spamReasons)[number];

export const closeReasons = [
  'answered',
  'not-interested',
  'unreachable',
  'duplicate',
  'spam',
  'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** `mine`: the steward's own open contacts whose next step is due, by due date; then the others, newest first. */
export const contactSorts = ['mine', 'newest', 'score', 'due'] as const;

export const submitContactMessage: Route<S['submitContactMessage'], 'public'> = {
  method: 'POST',
  path: '/api/contacts',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
};

/** Proof of work for browsers: find a `nonce` so that SHA-256 of `challenge.nonce` starts with `difficulty` zero bits. */
export const readProofOfWorkChallenge: Route<S['readProofOfWorkChallenge'], 'public'> = {
  method: 'GET',
  path: '/api/contacts/challenge',
  access: 'public',
};

/** Lead from the external lead-management provider, signed per Standard Webhooks (standardwebhooks.com). */
export const receiveLeadWebhook: Route<S['receiveLeadWebhook'], 'public'> = {
  method: 'POST',
  path: '/api/contacts/webhook',
  access: 'public',
  csrfExempt: true,
};

export const listContacts: Route<S['listContacts'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts',
  access: 'steward',
  roles: stewardRoles,
};

export const exportMyContactMessages: Route<S['exportMyContactMessages'], 'member'> = {
  method: 'GET',
  path: '/api/contacts/my-data',
  access: 'member',
};

export const updateContact: Route<S['updateContact'], 'steward'> = {
  method: 'PATCH',
  path: '/api/admin/contacts/:id',
  access: 'steward',
  roles: editorRoles,
};

export const searchContacts: Route<S['searchContacts'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/list',
  access: 'steward',
  roles: stewardRoles,
};

export const exportContactsCsv: Route<S['exportContactsCsv'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts.csv',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  produces: 'csv',
};

export const exportContactsXlsx: Route<S['exportContactsXlsx'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts.xlsx',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  produces: 'xlsx',
};

export const readContact: Route<S['readContact'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const reopenContact: Route<S['reopenContact'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/reopen',
  access: 'steward',
  roles: editorRoles,
};

export const undoContactStatusChange: Route<S['undoContactStatusChange'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/undo',
  access: 'steward',
  roles: editorRoles,
};

export const addContactNote: Route<S['addContactNote'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/notes',
  access: 'steward',
  roles: editorRoles,
};

export const assignContact: Route<S['assignContact'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/contacts/:id/owner',
  access: 'steward',
  roles: editorRoles,
};

export const setContactNextStep: Route<S['setContactNextStep'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/contacts/:id/next-step',
  access: 'steward',
  roles: editorRoles,
};

export const snoozeContact: Route<S['snoozeContact'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/contacts/:id/snooze',
  access: 'steward',
  roles: editorRoles,
};

export const listQuarantinedContacts: Route<S['listQuarantinedContacts'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/quarantine',
  access: 'steward',
  roles: stewardRoles,
};

export const releaseContact: Route<S['releaseContact'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/release',
  access: 'steward',
  roles: editorRoles,
};

export const markContactAsSpam: Route<S['markContactAsSpam'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/:id/mark-as-spam',
  access: 'steward',
  roles: editorRoles,
};
