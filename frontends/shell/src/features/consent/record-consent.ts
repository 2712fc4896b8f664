import { noticeHash } from '@aera/content/notice-hash';
import { type BodyOf, type recordConsent, showNotice } from '@aera/contracts';
import { callApi, emitWindowEvent, safeLocalStorage, logFailure, visitorSessionId } from '@aera/frontend-kit';
import { formatAeraTimestamp } from '@aera/living-time';
import { keys } from '../../shared/keys.ts';
import { consentOutbox } from './consent-outbox.ts';
import { readPosition, positionTimeoutMs } from './geolocation.ts';

const maxSendMs = 4000;
/** Milliseconds that a record waits for the token of the notice, while it waits for the location. */
const maxTokenMs = 1000;

/**
 * Records that the visitor steps in: kept in the browser first, completed with location and token, sent. Whatever fails, the visitor is let
 * in after at most nine seconds, and the record goes on waiting.
 */
export async function acknowledge(token: NoticeToken): Promise<void> {
  const consentId = await record(token).catch((error: unknown) => {
    logFailure('Failed to record consent', error);
    return null;
  });
  safeLocalStorage.setFlag(keys.acknowledged);
  safeLocalStorage.set(keys.noticeVersion, noticeHash);
  emitWindowEvent('jurisdiction-consent-complete', { consentId });
}

async function record(token: NoticeToken): Promise<string | null> {
  const again = safeLocalStorage.isSet(keys.acknowledged);
  const said = createConsentRecord(new Date(), again ? 'reacknowledged' : 'acknowledged');
  const key = consentOutbox.add(said, positionTimeoutMs);
  const kept = token.then((noticeToken) => noticeToken && consentOutbox.amend(key, { noticeToken }));
  const [geolocation] = await Promise.all([readPosition(), Promise.race([kept, delay(maxTokenMs)])]);
  return Promise.race([consentOutbox.complete(key, { geolocation }), delay(maxSendMs)]);
}

const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

export type ConsentBody = BodyOf<typeof recordConsent>;

/** What is recorded when a visitor acknowledges the notice; the location is added once it is known. */
const createConsentRecord = (now: Date, consentAction: string): ConsentBody => ({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: now.toISOString(),
  aeraTimestamp: formatAeraTimestamp(now),
  userAgent: navigator.userAgent.slice(0, 1000),
  url: (location.origin + location.pathname).slice(0, 2000),
  consentAction,
  jurisdictionAccepted: true,
  sessionId: visitorSessionId(keys.visitorSession),
});

/** Ties an acknowledgement to the notice; undefined when there is none to be had. */
export type NoticeToken = Promise<string | undefined>;

const timeoutMs = 15_000;

/** Tells the ledger that the notice is being shown. The notice itself waits for nothing. */
export async function requestNoticeToken(): Promise<string | undefined> {
  try {
    const { notice, token } = await callApi(showNotice, {
      body: { sessionId: visitorSessionId(keys.visitorSession) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // For other words than those on the screen it would prove what is not so.
    return notice.hash === noticeHash ? token : undefined;
  } catch (error) {
    logFailure('Failed to get the token of the notice', error);
    return undefined;
  }
}
