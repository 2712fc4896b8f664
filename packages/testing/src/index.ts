export * from './eventually.ts';
export { canListen, findFreePort } from './free-port.ts';
export { findProgram } from './debian/fetch-package.ts';
export * from './decider-specification.ts';
export * from './seeded-random.ts';
export * from './solve-proof-of-work.ts';
export {
  createServerFolder,
  createTemporaryFolder,
  removeAbandonedFolders,
  removeFolder,
} from './temporary-folder.ts';
export * from './test-certificate.ts';
export * from './test-database.ts';
export * from './clickhouse/start-clickhouse.ts';
export {
  startTestClickHouse,
  startTestMeilisearch,
  startTestNats,
  startTestNatsCluster,
  readTestNatsUrl,
  startTestPostgres,
  readTestPostgresUrl,
} from './test-servers.ts';
export * from './test-slowdown.ts';
export * from './meilisearch/start-meilisearch.ts';
export { buildNatsCommand } from './nats/nats-command.ts';
export { createNatsUsers } from './nats/nats-users.ts';
export * from './nats/start-nats.ts';
export { buildPostgresCommand } from './postgres/postgres-command.ts';
export * from './postgres/start-postgres.ts';
export * from './process/cpu-time.ts';
export { withFileLock } from './process/file-lock.ts';
export * from './process/is-alive.ts';
export * from './process/last-lines.ts';
export { type RunningServer, runServer, waitUntilReady } from './process/run-server.ts';
export {
  type ServerCommand,
  type ServerExit,
  type ServerProcess,
  spawnServer,
  withParentDeathSignal,
} from './process/spawn-server.ts';
