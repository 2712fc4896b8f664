import { z } from 'zod';

export const serviceName = 'visitor-analytics';

/** Role of the process: `all` on one machine; otherwise ingest, projector and query scale separately. */
export const Role = z.enum(['ingest', 'projector', 'query', 'all']);
export type Role = z.infer<typeof Role>;

export const hasRole = (role: Role, part: Exclude<Role, 'all'>): boolean => role === 'all' || role === part;

/** Durable consumer that all projectors share; KEDA reads its lag. */
export const projectorConsumer = {
  stream: serviceName,
  // Named after the tables it fills. Incompatible tables need a new name, which reads the stream from the beginning.
  durable: 'visitor-analytics-hits',
  maxMessages: 200,
} as const;
