export * from './core.ts';
export { auditStream } from './audit/audit-trail.ts';
export { schemaDifference } from './database/schema-difference.ts';
export { sqlMigration } from './database/sql-migration.ts';
export type { SqlMigration } from './database/sql-migration.ts';
export type { Orm } from './database/open-database.ts';
export { activityPage, toSqlCursor, timelinePage, visitorSessionsOf } from './data-subject/activity-page.ts';
export {
  erasureConsumers,
  keysOfMember,
  memberExportRoute,
  serveDataSubject,
  stewardDataRoutes,
} from './data-subject/data-subject.ts';
export type { DataSubject, ErasureCause } from './data-subject/data-subject.ts';
export { HttpProblem } from './http/http-problem.ts';
export { idempotencyKey } from './http/idempotency-key.ts';
export { withoutQuery } from './http/without-query.ts';
export { isTransientError } from './http/is-transient-error.ts';
export { serve } from './http/serve.ts';
export { createBroadcast, createEventWriter, sendEvents } from './http/sse.ts';
export type { Broadcast, EventWriter } from './http/sse.ts';
export type { Call } from './http/serve.ts';
export { hasPrivacySignal, parseVisitorSessionId } from './identity/visitor-session.ts';
export { createCursor, escapeLike, invalidCursor } from './paging.ts';
export { bootService } from './service/boot-service.ts';
export type { RunningService } from './service/boot-service.ts';
export { defineService, draft } from './service/define-service.ts';
export type {
  ServiceContext,
  MessageDraft,
  ConsumerDefinition,
  RebuildableView,
  ServiceDefinition,
  ServiceModule,
  ServiceStream,
} from './service/define-service.ts';
export { hmacId } from './service/hmac-id.ts';
export { messageMetadata, deriveId, requestMetadata } from './service/metadata.ts';
export type { EventMetadata } from '@aera/event-store';
export { runService } from './service/run-service.ts';
export {
  stewardPersonalFields,
  StewardNameRow,
  stewardNamesProjection,
  stewardNameStream,
} from './stewards/steward-name.ts';
export type { StewardNameEvent } from './stewards/steward-name.ts';
export { createStewardNames } from './stewards/steward-names.ts';
export type { NamedSteward, StewardNames } from './stewards/steward-names.ts';
export { createWorkers } from './workers/create-workers.ts';
export type { Workers } from './workers/create-workers.ts';
export type { PeriodicTask } from './workers/periodic-task.ts';
