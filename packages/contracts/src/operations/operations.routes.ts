import type { Route, ServiceName } from '../route.ts';
import type { operationsSchemas } from './operations.schemas.ts';

type S = ReturnType<typeof operationsSchemas>;

export const rebuildPhases = [
  'replaying',
  'comparing',
  'waiting',
  'swapping',
  'done',
  'failed',
  'cancelled',
] as const;

/** Those at the command line only. */
type OperatorRouteName = 'rewindRelay' | 'listLocks' | 'releaseLock';

/** The operations routes of one service. */
export type OperationsRoutes = {
  readonly [Name in keyof S]: Route<S[Name], Name extends OperatorRouteName ? 'operator' : 'steward'>;
};

const createRoutes = (service: ServiceName): OperationsRoutes => ({
  operationsOverview: {
    method: 'GET',
    path: `/api/admin/operations/${service}/overview`,
    access: 'steward',
    audit: 'none',
  },
  listDeadLetters: {
    method: 'GET',
    path: `/api/admin/operations/${service}/dead-letters`,
    access: 'steward',
  },
  retryDeadLetters: {
    method: 'POST',
    path: `/api/admin/operations/${service}/dead-letters/retry`,
    access: 'steward',
  },
  discardDeadLetters: {
    method: 'POST',
    path: `/api/admin/operations/${service}/dead-letters/discard`,
    access: 'steward',
    stepUp: true,
  },
  listDiscardedDeadLetters: {
    method: 'GET',
    path: `/api/admin/operations/${service}/dead-letters/discarded`,
    access: 'steward',
    audit: 'none',
  },
  listRebuilds: {
    method: 'GET',
    path: `/api/admin/operations/${service}/rebuilds`,
    access: 'steward',
    audit: 'none',
  },
  startRebuild: {
    method: 'POST',
    path: `/api/admin/operations/${service}/rebuilds`,
    access: 'steward',
    status: 202,
  },
  confirmRebuild: {
    method: 'POST',
    path: `/api/admin/operations/${service}/rebuilds/:id/decision`,
    access: 'steward',
  },
  listStreams: {
    method: 'GET',
    path: `/api/admin/operations/${service}/streams`,
    access: 'steward',
    audit: 'none',
  },
  listEvents: {
    method: 'GET',
    path: `/api/admin/operations/${service}/events`,
    access: 'steward',
  },
  readEvent: {
    method: 'GET',
    path: `/api/admin/operations/${service}/events/:id`,
    access: 'steward',
  },
  listCorrelatedEvents: {
    method: 'GET',
    path: `/api/admin/operations/${service}/journey`,
    access: 'steward',
  },
  readState: {
    method: 'GET',
    path: `/api/admin/operations/${service}/state`,
    access: 'steward',
  },
  rewindRelay: {
    method: 'POST',
    path: `/internal/operator/${service}/relays/:name/rewind`,
    access: 'operator',
  },
  listLocks: {
    method: 'GET',
    path: `/internal/operator/${service}/locks`,
    access: 'operator',
    audit: 'none',
  },
  releaseLock: {
    method: 'POST',
    path: `/internal/operator/${service}/locks/:pid/release`,
    access: 'operator',
  },
});

/** The same routes at each service. */
export const operationsRoutes: Readonly<Record<ServiceName, OperationsRoutes>> = {
  'consent-ledger': createRoutes('consent-ledger'),
  'visitor-analytics': createRoutes('visitor-analytics'),
  'knowledge-search': createRoutes('knowledge-search'),
  'questions-notifications': createRoutes('questions-notifications'),
  'contacts-crm': createRoutes('contacts-crm'),
  'security-auth': createRoutes('security-auth'),
};
