import { consentRecordsRoutes } from './consent-records.http.ts';
import { consentsRoutes } from './consents.http.ts';
import { ledgerRoutes } from './ledger.http.ts';
import { noticesRoutes } from './notices.http.ts';

export const consentLedgerRoutes = {
  ...consentsRoutes,
  ...noticesRoutes,
  ...ledgerRoutes,
  ...consentRecordsRoutes,
};
