import { consentRecorded, consentWithdrawn, visitorErased } from '@aera/contracts/server';
import { draft } from '@aera/service-kit';
import type { LedgerEvent } from '../ledger/ledger-event.ts';

/** Address, browser and position never leave the ledger. */
export function ledgerMessage({ type, data }: LedgerEvent) {
  switch (type) {
    case 'ConsentRecorded': {
      const { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt } = data;
      return draft(consentRecorded, { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt });
    }
    case 'ConsentWithdrawn':
      return draft(consentWithdrawn, data);
    case 'VisitorErased':
      return draft(visitorErased, { sessionId: data.sessionId, erasedAt: data.erasedAt });
    default:
      return null;
  }
}
