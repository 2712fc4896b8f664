export { sqlMigration } from './database/sql-migration.ts';
export type { SqlMigration } from './database/sql-migration.ts';
export type { Orm } from './database/open-database.ts';
export { HttpProblem } from './http/http-problem.ts';
export { isNotNow } from './http/not-now.ts';
export { serve } from './http/serve.ts';
export type { Call } from './http/serve.ts';
export {
  createIdentitySigner,
  createIdentityVerifier,
  generateIdentityKeys,
  identityLifetime,
} from './identity/identity-token.ts';
export type { SignIdentity, VerifyIdentity } from './identity/identity-token.ts';
export { createLog } from './observe/log.ts';
export type { Log } from './observe/log.ts';
export { createMetrics } from './observe/metrics.ts';
export type { Metrics } from './observe/metrics.ts';
export { traceparentFrom } from './observe/traceparent.ts';
export { bootService } from './service/boot-service.ts';
export type { RunningService } from './service/boot-service.ts';
export { defineService, draft } from './service/define-service.ts';
export type {
  Kit,
  MessageDraft,
  Reaction,
  ServiceDefinition,
  ServiceParts,
} from './service/define-service.ts';
export { baseEnv, EnvError, parseEnv } from './service/env.ts';
export { keyedId } from './service/keyed-id.ts';
export { causedBy, derivedId, metadataOf, newId } from './service/metadata.ts';
export type { EventMetadata } from './service/metadata.ts';
export { runService } from './service/run-service.ts';
