import type { Route } from '../route.ts';
import type { mailsSchemas } from './mails.schemas.ts';

type S = typeof mailsSchemas;

export const readPreferences: Route<S['readPreferences'], 'member'> = {
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'member',
};

export const savePreferences: Route<S['savePreferences'], 'member'> = {
  method: 'PATCH',
  path: '/api/notifications/preferences',
  access: 'member',
};

export const unsubscribe: Route<S['unsubscribe'], 'public'> = {
  method: 'POST',
  path: '/api/mail/unsubscribe',
  access: 'public',
  csrfExempt: true,
};

export const listMails: Route<S['listMails'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/mails',
  access: 'steward',
  audit: 'none',
};

export const retryMail: Route<S['retryMail'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  access: 'steward',
};
