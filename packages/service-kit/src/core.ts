/** For processes that are not services: loads neither Fastify nor a database or the bus. */
export { type Certificate, openCertificate, tlsEnv } from './http/certificate.ts';
export * from './http/graceful-close.ts';
export { normalizePath } from './http/normalize-path.ts';
export {
  generateIdentityKeys,
  identityPrivateKeyEnv,
  parseIdentityJwks,
  toIdentityJwks,
} from './identity/identity-keys.ts';
export * from './identity/identity-token.ts';
export { openKeySource } from './identity/key-source.ts';
export * from './observability/log.ts';
export * from './observability/metrics.ts';
export { isTraceparent } from './observability/tracing.ts';
export * from './service/env-values.ts';
export * from './service/is-equal-in-constant-time.ts';
export { openClock } from './service/clock.ts';
export { baseEnv, busEnv, toBusOptions, clockEnv, EnvError, parseEnv } from './service/env.ts';
