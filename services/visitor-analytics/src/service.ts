import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { readPolicy } from './retention/retention.ts';
import { plays, Role } from './role.ts';
import { hitStream, serviceName } from './hit-stream.ts';
import { ingestRole } from './ingest-role.ts';
import { projectorRole } from './projector-role.ts';
import { queryRole } from './query-role.ts';

export const visitorAnalytics = defineService({
  name: serviceName,
  env: z.object({ ROLE: Role.default('all') }),
  migrations,
  servesAllRoutes: ({ ROLE }) => ROLE === 'all',
  modules: async (kit) => {
    const { ROLE } = kit.config;
    return [
      { streams: [hitStream((await readPolicy(kit.sql)).policy)] },
      ...(plays(ROLE, 'ingest') ? [ingestRole(kit)] : []),
      ...(plays(ROLE, 'projector') ? [projectorRole(kit)] : []),
      ...(plays(ROLE, 'query') ? [queryRole(kit)] : []),
    ];
  },
});
