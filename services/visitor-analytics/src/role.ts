import { z } from 'zod';

/** What this process does. `all` on one machine; elsewhere ingest, projector and query scale apart. */
export const Role = z.enum(['ingest', 'projector', 'query', 'all']);
export type Role = z.infer<typeof Role>;

export const plays = (role: Role, part: Exclude<Role, 'all'>): boolean => role === 'all' || role === part;
