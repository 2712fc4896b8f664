import { consentRecorded, consentWithdrawn, visitorErased } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, type MessageDraft } from '@aera/service-kit';
import { consent, type ConsentEvent, consentPersonalFields, upcasters } from './consent.ts';

/** Address, browser and position never leave the ledger. */
function consentMessage({ type, data }: ConsentEvent): MessageDraft {
  if (type === 'ConsentWithdrawn') return draft(consentWithdrawn, data);
  const { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt } = data;
  return draft(consentRecorded, { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt });
}

export const visitorMessage = ({ data }: { data: { sessionId: string; erasedAt: string } }): MessageDraft =>
  draft(visitorErased, { sessionId: data.sessionId, erasedAt: data.erasedAt });

export const consentStream = defineStream('consent', consent, {
  personalFields: consentPersonalFields,
  upcasters,
  publish: consentMessage,
});
