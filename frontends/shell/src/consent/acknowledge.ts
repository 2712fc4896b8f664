import { emitWindowEvent, local, logFailure } from '@aera/web-kit';
import { keys } from '../keys.ts';
import { consentRecord } from './consent-record.ts';
import { currentPosition, positionWithin } from './geolocation.ts';
import { consentOutbox } from './outbox.ts';

const longestSend = 4000;

/**
 * Records that the visitor steps in: kept in the browser first, completed with the location, sent. Whatever fails, the visitor is let
 * in after at most nine seconds, and the record goes on waiting.
 */
export async function acknowledge(): Promise<void> {
  const consentId = await record().catch((error: unknown) => {
    logFailure('Failed to record consent', error);
    return null;
  });
  local.setFlag(keys.acknowledged);
  emitWindowEvent('jurisdiction-consent-complete', { consentId });
}

async function record(): Promise<string | null> {
  const again = local.isSet(keys.acknowledged);
  const said = consentRecord(new Date(), again ? 'reacknowledged' : 'acknowledged');
  const key = consentOutbox.add(said, positionWithin);
  const geolocation = await currentPosition();
  return Promise.race([consentOutbox.complete(key, { geolocation }), pause(longestSend)]);
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
