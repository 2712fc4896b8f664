import { type Route, type StewardRole, stewardRoles } from '../route.ts';
import type { stewardMailsSchemas } from './steward-mails.schemas.ts';

type S = typeof stewardMailsSchemas;

/** What stewards can receive e-mails about, in the order of the account page. */
export const stewardMailTopics = ['new_question', 'new_contact', 'security_alert'] as const;
export type StewardMailTopic = (typeof stewardMailTopics)[number];

/** Roles that may open the page of a topic. Other stewards cannot choose it, and receive no e-mails about it if they chose it in another role. */
export const stewardMailRoles: Readonly<Record<StewardMailTopic, readonly StewardRole[]>> = {
  new_question: stewardRoles,
  new_contact: stewardRoles,
  security_alert: ['steward', 'auditor'],
};

export const readStewardMails: Route<S['readStewardMails'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/auth/mails',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const chooseStewardMails: Route<S['chooseStewardMails'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/auth/mails',
  access: 'steward',
  roles: stewardRoles,
};
