import { local } from './safe-storage.ts';
import type { StorageKeys } from './storage-keys.ts';

/** The notice was not acknowledged: what waits to be sent would say that it was. */
export function forgetAcknowledgement(keys: StorageKeys): void {
  for (const waiting of local.keys(`${keys.pendingConsents}:`)) local.remove(waiting);
  for (const key of [keys.acknowledged, keys.noticeVersion, keys.noticeAgain]) local.remove(key);
}

/** Neither the acknowledgement nor a number by which this browser was known. */
export function forgetVisitor(keys: StorageKeys): void {
  forgetAcknowledgement(keys);
  for (const key of [keys.consentId, keys.visitorSession]) local.remove(key);
}
