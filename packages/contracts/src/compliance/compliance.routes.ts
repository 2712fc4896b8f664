import type { Route } from '../route.ts';
import type { complianceSchemas } from './compliance.schemas.ts';

type S = typeof complianceSchemas;

/** Frameworks that the platform assesses itself against. No third party certifies the result. */
export const frameworkNames = ['SOC 2', 'NIST CSF', 'FedRAMP', 'DoD STIG'] as const;

/** From best to worst; derived by `assessPosture` of security-auth. */
export const securityLevels = ['MILITARY-GRADE', 'HIGH', 'MEDIUM', 'LOW'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

export const readComplianceReport: Route<S['readComplianceReport'], 'steward'> = {
  method: 'GET',
  path: '/api/compliance/report',
  access: 'steward',
  audit: 'none',
};

export const listComplianceControls: Route<S['listComplianceControls'], 'steward'> = {
  method: 'GET',
  path: '/api/compliance/controls',
  access: 'steward',
  audit: 'none',
};

export const runComplianceChecks: Route<S['runComplianceChecks'], 'steward'> = {
  method: 'POST',
  path: '/api/compliance/run',
  access: 'steward',
};

/** Coverage of each framework without the number of its critical issues, for the privacy page. */
export const readComplianceCoverage: Route<S['readComplianceCoverage'], 'public'> = {
  method: 'GET',
  path: '/api/compliance/coverage',
  access: 'public',
};
