import type { Route } from '../route.ts';
import type { auditSchemas } from './audit.schemas.ts';

type S = typeof auditSchemas;

/**
 * Which calls of a route are recorded. `command`: every call, before it runs; `personal-data`: reads, where repeats within minutes count as
 * one; `none`: statistics, previews, settings and other responses without personal data of others.
 */
export const auditClasses = ['command', 'personal-data', 'none'] as const;
export type AuditClass = (typeof auditClasses)[number];

/** How a call ended, in the words of the search. `unknown`: recorded before it began, without a recorded outcome. */
export const auditOutcomes = ['succeeded', 'denied', 'failed', 'unknown'] as const;

export const listAudit: Route<S['listAudit'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/audit/entries',
  access: 'steward',
};

export const readAuditEntry: Route<S['readAuditEntry'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/audit/entries/:id',
  access: 'steward',
};

export const readAuditLogStatus: Route<S['readAuditLogStatus'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/audit/status',
  access: 'steward',
  audit: 'none',
};

export const readAuditConsistencyProof: Route<S['readAuditConsistencyProof'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/audit/consistency',
  access: 'steward',
  audit: 'none',
};

export const exportAudit: Route<S['exportAudit'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/audit/entries.ndjson',
  access: 'steward',
  stepUp: true,
  audit: 'command',
  status: 200,
  produces: 'ndjson',
};
