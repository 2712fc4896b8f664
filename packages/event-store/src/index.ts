export { createLoop, type Loop } from './loop.ts';
export * from './worker.ts';
export { type Checkpoint, compareCheckpoints, startOfLog } from './checkpoint.ts';
export { createDatabase, type Database, isLockConflict, isUnavailable, type Sql } from './database.ts';
export {
  acquireSessionLock,
  acquireSharedTransactionLock,
  acquireTransactionLock,
  type DatabaseLock,
  endDatabaseSession,
  listDatabaseLocks,
  type LockNames,
  trySessionLock,
  tryTransactionLock,
  withSessionLock,
} from './database-locks.ts';
export { defineTable, listColumns, type RowOf } from './entities/entity.ts';
export * from './entities/entity-sql.ts';
export * from './errors.ts';
export type * from './event.ts';
export { deriveEventId } from './event-id.ts';
export { createEventStore, type EventStore } from './event-store.ts';
export * from './explore/event-explorer.ts';
export { createKeyedMutex } from './handle-command.ts';
export * from './inbox.ts';
export type { Log } from './log.ts';
export type { TableComparison } from './projections/compare-rebuild.ts';
export {
  applyEvents,
  defineProjection,
  type Projection,
  type ProjectionContext,
} from './projections/projection.ts';
export * from './projections/projection-runner.ts';
export { rebuildLock, type RebuildOptions } from './projections/rebuild-projection.ts';
export * from './projections/row-projection.ts';
export * from './projections/wait-for-projection.ts';
export * from './projections/with-erasure.ts';
export * from './relay.ts';
export { createRequestBatcher } from './request-batcher.ts';
export { relayLock } from './relay-checkpoint.ts';
export { retryLockConflicts } from './retry-lock-conflicts.ts';
export * from './rewind-relay.ts';
export * from './schema.ts';
export * from './streams/define-stream.ts';
