export * from './core.ts';
export { migrateDatabase, type Orm, type SqlMigration, sqlMigration } from './database/open-database.ts';
export { findSchemaDifference } from './database/schema-difference.ts';
export * from './data-subject/activity-page.ts';
export {
  type DataSubject,
  createErasureConsumers,
  type ErasureCause,
  identifyMember,
  memberExportRoute,
  serveDataSubject,
  stewardDataRoutes,
  type TimelinePaging,
} from './data-subject/data-subject.ts';
export * from './data-subject/erased-subjects.ts';
export * from './http/http-problem.ts';
export * from './http/request-fields.ts';
export { type Call, serve } from './http/serve.ts';
export {
  type Broadcast,
  createBroadcast,
  createEventWriter,
  type EventWriter,
  sendEvents,
} from './http/sse.ts';
export { isTransientError } from './http/to-problem.ts';
export * from './paging.ts';
export { bootService, type RunningService } from './service/boot-service.ts';
export * from './service/define-service.ts';
export * from './service/draft-by-type.ts';
export * from './service/hmac-id.ts';
export * from './service/metadata.ts';
export type { EventMetadata } from '@aera/event-store';
export { runService } from './service/run-service.ts';
export * from './stewards/steward-names.ts';
export { createWorkers, type PeriodicTask, type Workers } from './workers/create-workers.ts';
