import { z } from 'zod';

export const serviceName = 'visitor-analytics';

/** What this process does. `all` on one machine; elsewhere ingest, projector and query scale apart. */
export const Role = z.enum(['ingest', 'projector', 'query', 'all']);
export type Role = z.infer<typeof Role>;

export const hasRole = (role: Role, part: Exclude<Role, 'all'>): boolean => role === 'all' || role === part;

/** The consumer that all projectors share; KEDA reads its lag. */
export const projectorConsumer = {
  stream: serviceName,
  // Named after what it reads: tables of another shape are filled again, from the beginning of the stream.
  durable: 'visitor-analytics-hits',
  maxMessages: 200,
} as const;
