import type {
  consentDetail,
  demoConsents,
  exportConsents,
  ledgerConsistency,
  ledgerStatus,
  unansweredShowings,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds each against the contract. */
export const reviewAddresses = {
  consentDetail: address<typeof consentDetail>('GET', '/api/admin/jurisdiction/consents/:consentId'),
  demoConsents: address<typeof demoConsents>('GET', '/api/demo/jurisdiction/consents'),
  exportConsents: address<typeof exportConsents>('GET', '/api/admin/jurisdiction/consents.csv'),
  ledgerConsistency: address<typeof ledgerConsistency>('GET', '/api/jurisdiction/ledger/consistency'),
  ledgerStatus: address<typeof ledgerStatus>('GET', '/api/admin/jurisdiction/ledger'),
  unansweredShowings: address<typeof unansweredShowings>('GET', '/api/admin/jurisdiction/showings'),
};
