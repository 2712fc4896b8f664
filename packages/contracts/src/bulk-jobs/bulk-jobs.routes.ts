import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { bulkJobsSchemas } from './bulk-jobs.schemas.ts';

type S = typeof bulkJobsSchemas;

/** Result for one contact: succeeded; unchanged; conflict with a change since the selection; not found; or rejected by a rule. */
export const bulkOutcomes = ['succeeded', 'unchanged', 'conflict', 'not-found', 'rejected'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const updateSelectedContacts: Route<S['updateSelectedContacts'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/selected',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const updateMatchingContacts: Route<S['updateMatchingContacts'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/matching',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const releaseQuarantinedContacts: Route<S['releaseQuarantinedContacts'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/quarantine',
  access: 'steward',
  roles: editorRoles,
  stepUp: true,
  status: 202,
};

export const undoBulkJob: Route<S['undoBulkJob'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/undo',
  access: 'steward',
  roles: editorRoles,
  status: 202,
};

export const cancelBulkJob: Route<S['cancelBulkJob'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contact-bulk-jobs/:id/cancel',
  access: 'steward',
  roles: editorRoles,
};

export const listBulkJobs: Route<S['listBulkJobs'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs',
  access: 'steward',
  roles: stewardRoles,
};

export const readBulkJob: Route<S['readBulkJob'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id',
  access: 'steward',
  roles: stewardRoles,
};

export const listBulkJobItems: Route<S['listBulkJobItems'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contact-bulk-jobs/:id/items',
  access: 'steward',
  roles: stewardRoles,
};
