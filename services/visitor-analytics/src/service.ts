import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { erasureLockId } from './erasure/erase-visitor.ts';
import { partitionLockId } from './hits/partitions.ts';
import { rebuildLockId } from './rebuild/rebuild-visits.ts';
import { sessionizerLockId } from './sessionization/sessionizer.ts';
import { hasRole, Role, serviceName } from './role.ts';
import { ingestRole } from './ingest-role.ts';
import { projectorRole } from './projector-role.ts';
import { queryRole } from './query-role.ts';

/** In every role: whichever process answers the operator names them. */
const locks = {
  sessionization: sessionizerLockId,
  partitions: partitionLockId,
  erasure: erasureLockId,
  'rebuild of visits': rebuildLockId,
};

export const visitorAnalytics = defineService({
  name: serviceName,
  env: z.object({
    ROLE: Role.default('all').describe(
      'What this process does: everything, or one of ingest, projector and query, which scale independently',
    ),
  }),
  migrations,
  servesAllRoutes: ({ ROLE }) => ROLE === 'all',
  modules: (kit) => {
    const { ROLE } = kit.config;
    return [
      { locks },
      ...(hasRole(ROLE, 'ingest') ? [ingestRole(kit)] : []),
      ...(hasRole(ROLE, 'projector') ? [projectorRole(kit)] : []),
      ...(hasRole(ROLE, 'query') ? [queryRole(kit)] : []),
    ];
  },
});
