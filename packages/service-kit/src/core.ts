/** For processes that are not services: nothing here loads Fastify, a database or the bus. */
export { gracefulClose } from './http/graceful-close.ts';
export {
  createIdentitySigner,
  createIdentityVerifier,
  generateIdentityKeys,
  identityTokenTtlSeconds,
} from './identity/identity-token.ts';
export type { SignIdentity, VerifyIdentity } from './identity/identity-token.ts';
export { createLog } from './observability/log.ts';
export type { Log } from './observability/log.ts';
export { createMetrics } from './observability/metrics.ts';
export type { Metrics } from './observability/metrics.ts';
export { parseTraceparent } from './observability/traceparent.ts';
export { baseEnv, busEnv, busOptions, EnvError, parseEnv } from './service/env.ts';
