import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { bulkJobsSchemas } from './bulk-jobs.schemas.ts';

type S = typeof bulkJobsSchemas;

const service = 'contacts-crm';

/** Result for one contact: succeeded; unchanged; conflict with a change since the job started; not found; or rejected by a rule. */
export const bulkOutcomes = ['done', 'nothing', 'changed', 'gone', 'refused'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const bulkUpdateSelected: Route<S['bulkUpdateSelected'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/chosen',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const bulkMatchingContacts: Route<S['bulkMatchingContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/matching',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const bulkQuarantinedContacts: Route<S['bulkQuarantinedContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/quarantine',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const undoContactBulk: Route<S['undoContactBulk'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/undo',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const cancelContactBulk: Route<S['cancelContactBulk'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/cancel',
  access: 'steward',
  roles: editorRoles,
};

export const listContactBulks: Route<S['listContactBulks'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs',
  access: 'steward',
  roles: stewardRoles,
};

export const readContactBulk: Route<S['readContactBulk'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const listContactBulkRows: Route<S['listContactBulkRows'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id/rows',
  access: 'steward',
  roles: stewardRoles,
};
