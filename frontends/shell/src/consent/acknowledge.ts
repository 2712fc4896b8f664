import { emitWindowEvent, local } from '@aera/web-kit';
import { keys } from '../keys.ts';
import { consentRecord } from './consent-record.ts';
import { currentPosition } from './geolocation.ts';
import { consentOutbox } from './outbox.ts';

const longestSend = 4000;

/**
 * Records that the visitor steps in: kept in the browser first, completed with the location, sent. Whatever fails, the visitor is let
 * in after at most nine seconds, and the record goes on waiting.
 */
export async function acknowledge(): Promise<void> {
  const again = local.isSet(keys.acknowledged);
  const key = consentOutbox.add(consentRecord(new Date(), again ? 'reacknowledged' : 'acknowledged'));
  const geolocation = await currentPosition();
  consentOutbox.amend(key, { geolocation });
  local.remove(keys.consentId);
  await Promise.race([consentOutbox.deliver(), pause(longestSend)]);
  local.setFlag(keys.acknowledged);
  emitWindowEvent('jurisdiction-consent-complete', { consentId: local.get(keys.consentId) });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
