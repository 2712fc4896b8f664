export type { ExpectedRevision } from './append/append-request.ts';
export type { FlushReport } from './append/append-writer.ts';
export type { AppendOptions, AppendResult } from './append/append-events.ts';
export { backOff } from './back-off.ts';
export { startOfLog, compareCheckpoints } from './checkpoint.ts';
export type { Checkpoint } from './checkpoint.ts';
export { createDatabase } from './database.ts';
export type { Sql } from './database.ts';
export { deriveEventId } from './event-id.ts';
export { EventStoreError, isEventStoreError, isRevisionConflict, RevisionConflict } from './errors.ts';
export type { EventStoreErrorCode } from './errors.ts';
export { joinConditions } from './entities/conditions.ts';
export type { Condition } from './entities/conditions.ts';
export { defineTable } from './entities/entity.ts';
export type { Entity, RowOf } from './entities/entity.ts';
export { insertStatement, selectList, selectRows, upsertStatement } from './entities/entity-sql.ts';
export { createEventExplorer } from './explore/event-explorer.ts';
export type { EventExplorer, ExploredEvent } from './explore/event-explorer.ts';
export { createEventStore } from './event-store.ts';
export type { EventStore, EventStoreOptions } from './event-store.ts';
export type { LogPage, ReadLogOptions } from './event-reader.ts';
export type { DomainEvent, EventMetadata, NewEvent, RecordedEventFields, StoredEvent } from './event.ts';
export type { HandleOptions, HandleResult } from './handle-command.ts';
export { createInbox } from './inbox.ts';
export type { Inbox } from './inbox.ts';
export type { Log } from './log.ts';
export { withErasure } from './projections/with-erasure.ts';
export type { ErasureOptions } from './projections/with-erasure.ts';
export { createProjectionRunner } from './projections/projection-runner.ts';
export type {
  ProjectionRunner,
  ProjectionRunnerOptions,
  ProjectionStatus,
} from './projections/projection-runner.ts';
export { applyEvents, defineProjection } from './projections/projection.ts';
export type { Projection, ProjectionContext } from './projections/projection.ts';
export type { RebuildOptions, RebuildProgress } from './projections/rebuild-projection.ts';
export type { TableComparison } from './projections/compare-rebuild.ts';
export { rowProjection } from './projections/row-projection.ts';
export type { RowProjectionOptions } from './projections/row-projection.ts';
export { requireProjected, waitForProjection } from './projections/wait-for-projection.ts';
export { createRelay } from './relay.ts';
export type { Relay, RelayBatch, RelayOptions, RelayStatus } from './relay.ts';
export {
  defineAppendOnlyStream,
  defineSingleStream,
  defineStream,
  isEventOf,
} from './streams/define-stream.ts';
export type {
  StreamCommand,
  StreamDefinition,
  StreamEvent,
  StreamId,
  StreamState,
} from './streams/define-stream.ts';
export type { StreamHandle, StreamHandleOptions } from './streams/stream-handle.ts';
export { eventStoreSchema, inboxSchema } from './schema.ts';
export type { PersonalFields } from './crypto-shredding/encrypt-events.ts';
export type { Upcasters } from './upcasters.ts';
