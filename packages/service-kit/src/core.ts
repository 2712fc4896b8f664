/** What a process needs that is no service itself: no Fastify, no database, no bus. */
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
export { baseEnv, EnvError, natsReplicas, parseEnv } from './service/env.ts';
