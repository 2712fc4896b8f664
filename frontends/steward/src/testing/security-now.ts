import type { BlockedIps, IntrusionReport, ResponseOf, readSecurityStatus } from '@aera/contracts';

const status: ResponseOf<typeof readSecurityStatus> = {
  classification: 'NOT ASSESSED',
  securityLevel: 'NOT ASSESSED',
  threatDetection: 'ACTIVE',
  encryption: 'NOT ASSESSED',
  complianceScore: null,
  frameworks: [],
  because: {
    securityLevel: 'No control has been checked yet.',
    threatDetection: 'The rules look at what the edge sees.',
    encryption: 'No control has been checked yet.',
    complianceScore: 'No control has been checked yet.',
  },
};

const report: IntrusionReport = {
  criticalThreats: 0,
  totalEvents: 0,
  blockedIPs: 0,
  topThreats: [],
  timeline: [],
};

const blocked: BlockedIps = { blockedIPs: [], blocks: [], total: 0 };

/** Security reports without threats and without a compliance run. */
export const securityNow = { status, report, blocked };
