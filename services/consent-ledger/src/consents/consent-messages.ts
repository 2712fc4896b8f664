import { consentRecorded } from '@aera/contracts';
import { draft } from '@aera/service-kit';
import type { ConsentEvent } from './consent.ts';

/** Address, browser and position never leave the ledger. */
export const consentMessage = ({ data }: ConsentEvent) => {
  const { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt } = data;
  return draft(consentRecorded, { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt });
};
