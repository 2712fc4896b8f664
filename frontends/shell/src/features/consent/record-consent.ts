import { noticeHash } from '@aera/content/notice-hash';
import { type BodyOf, type recordConsent, recordNoticeImpression } from '@aera/contracts';
import {
  callApi,
  emitWindowEvent,
  safeLocalStorage,
  logFailure,
  ensureVisitorSessionId,
  storageKeys,
} from '@aera/frontend-kit';
import { formatAeraTimestamp } from '@aera/living-time';
import { consentOutbox } from './consent-outbox.ts';

const maxSendMs = 4000;
/** Milliseconds that a record waits for the location, including the permission prompt. */
const positionTimeoutMs = 5000;
/** Milliseconds that a record waits for the notice token, in parallel with the location. */
const maxTokenMs = 1000;

/**
 * Records an acknowledgement: stores it, completes it with location and token, and sends it. After at most 9 s the visitor can continue,
 * and a failed record stays queued.
 */
export async function acknowledge(token: NoticeToken): Promise<void> {
  // Stored before the record is sent, because the visitor may close the page meanwhile.
  safeLocalStorage.set(storageKeys.noticeVersion, noticeHash);
  const consentId = await record(token).catch((error: unknown) => {
    logFailure('Failed to record consent', error);
    return null;
  });
  // A withdrawal or an erasure meanwhile has deleted the version.
  if (consentId || safeLocalStorage.get(storageKeys.noticeVersion) === null) return;
  safeLocalStorage.setFlag(storageKeys.acknowledged);
  emitWindowEvent('jurisdiction-consent-complete', { consentId });
}

async function record(token: NoticeToken): Promise<string | null> {
  const again = safeLocalStorage.isSet(storageKeys.acknowledged);
  const consent = createConsentRecord(new Date(), again ? 'reacknowledged' : 'acknowledged');
  const key = consentOutbox.add(consent, positionTimeoutMs);
  const amended = token.then((noticeToken) => noticeToken && consentOutbox.amend(key, { noticeToken }));
  const [geolocation] = await Promise.all([readPosition(), Promise.race([amended, delay(maxTokenMs)])]);
  return Promise.race([consentOutbox.complete(key, { geolocation }), delay(maxSendMs)]);
}

type Position = { latitude: number; longitude: number };

/** Returns the visitor's location; null when they deny it, the browser cannot determine it, or it takes longer than 5 s. */
export function readPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), positionTimeoutMs);
    const finish = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }),
        () => finish(null),
        { timeout: positionTimeoutMs },
      );
    } catch {
      // Some browsers have no geolocation on insecure origins; others throw.
      finish(null);
    }
  });
}

const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

export type ConsentBody = BodyOf<typeof recordConsent>;

/** Creates the record of an acknowledgement; the location is added later. */
const createConsentRecord = (now: Date, consentAction: string): ConsentBody => ({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: now.toISOString(),
  aeraTimestamp: formatAeraTimestamp(now),
  userAgent: navigator.userAgent.slice(0, 1000),
  url: (location.origin + location.pathname).slice(0, 2000),
  consentAction,
  jurisdictionAccepted: true,
  sessionId: ensureVisitorSessionId(storageKeys.visitorSession),
});

/** Proves which notice was shown; undefined when it is not available. */
export type NoticeToken = Promise<string | undefined>;

const timeoutMs = 15_000;

/** Requests a token for the shown notice. The notice opens without waiting for it. */
export async function requestNoticeToken(): Promise<string | undefined> {
  try {
    const { notice, token } = await callApi(recordNoticeImpression, {
      body: { sessionId: ensureVisitorSessionId(storageKeys.visitorSession) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A token for another version would be a false proof.
    return notice.hash === noticeHash ? token : undefined;
  } catch (error) {
    logFailure('Failed to get the token of the notice', error);
    return undefined;
  }
}
