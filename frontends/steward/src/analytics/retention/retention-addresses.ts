import type { previewRetention, retentionHistory, retentionPolicy, setRetention } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const retentionAddresses = {
  retentionPolicy: address<typeof retentionPolicy>('GET', '/api/admin/analytics/retention'),
  retentionHistory: address<typeof retentionHistory>('GET', '/api/admin/analytics/retention/history'),
  previewRetention: address<typeof previewRetention>('POST', '/api/admin/analytics/retention/preview'),
  setRetention: address<typeof setRetention>('PUT', '/api/admin/analytics/retention'),
};
