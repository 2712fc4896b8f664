export { eventually, type EventuallyOptions } from './eventually.ts';
export { canListen, freePort } from './free-port.ts';
export { perTier } from './per-tier.ts';
export { type Given, type Outcome, deciderSpecification } from './decider-specification.ts';
export { type TestDatabase, testDatabase, type TestDatabaseOptions } from './test-database.ts';
export { createTemporaryFolder, removeAbandonedFolders, removeFolder } from './temporary-folder.ts';
export { scaled, testSlowdown } from './test-slowdown.ts';
export {
  testMeili,
  testNats,
  testNatsCluster,
  testNatsUrl,
  testPostgres,
  testPostgresUrl,
} from './test-servers.ts';

export { natsCommand, type NatsOptions } from './nats/nats-command.ts';
export { pingNats, type NatsServer, startNats, type StartNatsOptions } from './nats/start-nats.ts';
export { postgresCommand, type PostgresOptions } from './postgres/postgres-command.ts';
export {
  pingPostgres,
  type PostgresServer,
  postgresUrl,
  startPostgres,
  type StartPostgresOptions,
  withClient,
} from './postgres/start-postgres.ts';
export {
  type MeilisearchServer,
  startMeilisearch,
  type StartMeilisearchOptions,
} from './meilisearch/start-meilisearch.ts';

export { cpuTime } from './process/cpu-time.ts';
export { withFileLock } from './process/file-lock.ts';
export { isAlive } from './process/is-alive.ts';
export { lastLines } from './process/last-lines.ts';
export { runServer, type RunningServer, type RunServerOptions, untilReady } from './process/run-server.ts';
export {
  withParentDeathSignal,
  type ServerCommand,
  type ServerExit,
  type ServerProcess,
  spawnServer,
} from './process/spawn-server.ts';
export { seededRandom } from './seeded-random.ts';
export { createFlakySseClient } from './flaky-sse-client.ts';
export type { ReceivedEvent } from './flaky-sse-client.ts';
export { solveProofOfWork } from './solve-proof-of-work.ts';
