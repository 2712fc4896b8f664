import type { Route } from '../route.ts';
import type { mailsSchemas } from './mails.schemas.ts';

type S = typeof mailsSchemas;

const service = 'questions-notifications';

export const readPreferences: Route<S['readPreferences'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'member',
};

export const savePreferences: Route<S['savePreferences'], 'member'> = {
  service,
  method: 'PATCH',
  path: '/api/notifications/preferences',
  access: 'member',
};

export const unsubscribe: Route<S['unsubscribe'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/mail/unsubscribe',
  access: 'public',
  csrfExempt: true,
};

export const listMails: Route<S['listMails'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/mails',
  access: 'steward',
  audit: 'none',
};

export const retryMail: Route<S['retryMail'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  access: 'steward',
};
