import { noticeHash } from '@aera/content/notice-hash';
import { emitWindowEvent, local, logFailure } from '@aera/frontend-kit';
import { keys } from '../keys.ts';
import { consentRecord } from './consent-record.ts';
import { currentPosition, positionWithin } from './geolocation.ts';
import type { NoticeToken } from './notice-showing.ts';
import { consentOutbox } from './outbox.ts';

const longestSend = 4000;
/** Milliseconds that a record waits for the token of the notice, while it waits for the location. */
const tokenWithin = 1000;

/**
 * Records that the visitor steps in: kept in the browser first, completed with location and token, sent. Whatever fails, the visitor is let
 * in after at most nine seconds, and the record goes on waiting.
 */
export async function acknowledge(token: NoticeToken): Promise<void> {
  const consentId = await record(token).catch((error: unknown) => {
    logFailure('Failed to record consent', error);
    return null;
  });
  local.setFlag(keys.acknowledged);
  local.set(keys.noticeVersion, noticeHash);
  emitWindowEvent('jurisdiction-consent-complete', { consentId });
}

async function record(token: NoticeToken): Promise<string | null> {
  const again = local.isSet(keys.acknowledged);
  const said = consentRecord(new Date(), again ? 'reacknowledged' : 'acknowledged');
  const key = consentOutbox.add(said, positionWithin);
  const kept = token.then((noticeToken) => noticeToken && consentOutbox.amend(key, { noticeToken }));
  const [geolocation] = await Promise.all([currentPosition(), Promise.race([kept, pause(tokenWithin)])]);
  return Promise.race([consentOutbox.complete(key, { geolocation }), pause(longestSend)]);
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
