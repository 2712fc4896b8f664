import type { exportFunnel, visitFunnel } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const funnelAddresses = {
  visitFunnel: address<typeof visitFunnel>('GET', '/api/admin/analytics/funnel'),
  exportFunnel: address<typeof exportFunnel>('GET', '/api/admin/analytics/funnel.csv'),
};
