import type { botVisits, exportBotVisits, listReclassifications, reclassifySession } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const botAddresses = {
  botVisits: address<typeof botVisits>('GET', '/api/admin/analytics/bots'),
  exportBotVisits: address<typeof exportBotVisits>('GET', '/api/admin/analytics/bots.csv'),
  listReclassifications: address<typeof listReclassifications>('GET', '/api/admin/analytics/classifications'),
  reclassifySession: address<typeof reclassifySession>(
    'POST',
    '/api/admin/analytics/sessions/:sessionId/classification',
  ),
};
