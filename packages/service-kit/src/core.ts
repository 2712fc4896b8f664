/** For processes that are not services: nothing here loads Fastify, a database or the bus. */
export * from './http/graceful-close.ts';
export * from './identity/identity-token.ts';
export * from './observability/log.ts';
export * from './observability/metrics.ts';
export { parseTraceparent } from './observability/tracing.ts';
export { baseEnv, busEnv, busOptions, EnvError, parseEnv } from './service/env.ts';
