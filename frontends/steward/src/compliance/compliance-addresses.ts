import type { complianceControls, complianceReport, runCompliance } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const complianceAddresses = {
  complianceReport: address<typeof complianceReport>('GET', '/api/compliance/report'),
  complianceControls: address<typeof complianceControls>('GET', '/api/compliance/controls'),
  runCompliance: address<typeof runCompliance>('POST', '/api/compliance/run'),
};
