import type { auditConsistency, auditEntry, auditStatus, exportAudit, listAudit } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const auditAddresses = {
  listAudit: address<typeof listAudit>('GET', '/api/admin/audit/entries'),
  auditEntry: address<typeof auditEntry>('GET', '/api/admin/audit/entries/:id'),
  auditStatus: address<typeof auditStatus>('GET', '/api/admin/audit/status'),
  auditConsistency: address<typeof auditConsistency>('GET', '/api/admin/audit/consistency'),
  exportAudit: address<typeof exportAudit>('GET', '/api/admin/audit/entries.ndjson'),
};
