import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { readPolicy } from './retention/retention.ts';
import { hasRole, Role } from './role.ts';
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
      ...(hasRole(ROLE, 'ingest') ? [ingestRole(kit)] : []),
      ...(hasRole(ROLE, 'projector') ? [projectorRole(kit)] : []),
      ...(hasRole(ROLE, 'query') ? [queryRole(kit)] : []),
    ];
  },
});
