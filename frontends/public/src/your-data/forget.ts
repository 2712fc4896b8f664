import { local } from '@aera/web-kit';
import { keys } from '../keys.ts';

/** The notice was not acknowledged: what waits to be sent would say that it was. */
export function forgetAcknowledgement(): void {
  for (const waiting of local.keys(`${keys.pendingConsents}:`)) local.remove(waiting);
  for (const key of [keys.acknowledged, keys.noticeVersion, keys.noticeAgain]) local.remove(key);
}

/** Nor is there a number by which this browser was known. */
export function forgetVisitor(): void {
  forgetAcknowledgement();
  for (const key of [keys.consentId, keys.visitorSession]) local.remove(key);
}
