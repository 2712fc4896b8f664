import type {
  allowList,
  allowNetwork,
  blockNetwork,
  blockedIps,
  disallowNetwork,
  intrusionReport,
  listThreatRules,
  listThreats,
  liveSecurity,
  previewBlock,
  readThreat,
  securityStatus,
  setThreatRule,
  unblockIp,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const securityAddresses = {
  securityStatus: address<typeof securityStatus>('GET', '/api/security/status'),
  intrusionReport: address<typeof intrusionReport>('GET', '/api/security/intrusion-report'),
  blockedIps: address<typeof blockedIps>('GET', '/api/security/blocked-ips'),
  unblockIp: address<typeof unblockIp>('POST', '/api/security/unblock-ip'),
  blockNetwork: address<typeof blockNetwork>('POST', '/api/security/blocks'),
  previewBlock: address<typeof previewBlock>('POST', '/api/security/blocks/preview'),
  listThreats: address<typeof listThreats>('GET', '/api/security/threats'),
  readThreat: address<typeof readThreat>('GET', '/api/security/threats/:threatId'),
  allowList: address<typeof allowList>('GET', '/api/security/allow-list'),
  allowNetwork: address<typeof allowNetwork>('POST', '/api/security/allow-list'),
  disallowNetwork: address<typeof disallowNetwork>('DELETE', '/api/security/allow-list/:entryId'),
  listThreatRules: address<typeof listThreatRules>('GET', '/api/security/rules'),
  setThreatRule: address<typeof setThreatRule>('PUT', '/api/security/rules/:rule'),
  liveSecurity: address<typeof liveSecurity>('GET', '/api/security/live'),
};
