import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { bulkJobsSchemas } from './bulk-jobs.schemas.ts';

type S = typeof bulkJobsSchemas;

const service = 'contacts-crm';

/** Result for one contact: succeeded; unchanged; conflict with a change since the selection; not found; or rejected by a rule. */
export const bulkOutcomes = ['succeeded', 'unchanged', 'conflict', 'not-found', 'rejected'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const updateSelectedContacts: Route<S['updateSelectedContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/selected',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const updateMatchingContacts: Route<S['updateMatchingContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/matching',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const releaseQuarantinedContacts: Route<S['releaseQuarantinedContacts'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/quarantine',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const undoBulkJob: Route<S['undoBulkJob'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/undo',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const cancelBulkJob: Route<S['cancelBulkJob'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/cancel',
  access: 'steward',
  roles: editorRoles,
};

export const listBulkJobs: Route<S['listBulkJobs'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs',
  access: 'steward',
  roles: stewardRoles,
};

export const readBulkJob: Route<S['readBulkJob'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const listBulkJobItems: Route<S['listBulkJobItems'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id/items',
  access: 'steward',
  roles: stewardRoles,
};
