import { noticeHash } from '@aera/content/notice-hash';
import {
  safeLocalStorage,
  logFailure,
  safeSessionStorage,
  useStoredFlag,
  storageKeys,
} from '@aera/frontend-kit';
import { hasQueuedConsent, readConsentStatus } from '@aera/frontend-kit/consent-status';

/** `changed`: the notice has another version than the acknowledged one. `repeat`: the record has no proof of the notice. */
type ReminderReason = 'changed' | 'repeat';

/** Reason to ask for consent again; null if none. */
export function findReminderReason(): ReminderReason | null {
  if (!safeLocalStorage.isSet(storageKeys.acknowledged)) return null;
  const acknowledged = safeLocalStorage.get(storageKeys.noticeVersion);
  if (acknowledged !== null && acknowledged !== noticeHash) return 'changed';
  return safeLocalStorage.isSet(storageKeys.noticeReconsent) ? 'repeat' : null;
}

/** Returns whether to ask again now: once per visit, regardless of the answer. */
export function takeReminder(): boolean {
  if (findReminderReason() === null || safeSessionStorage.isSet(storageKeys.noticeAsked)) return false;
  safeSessionStorage.setFlag(storageKeys.noticeAsked);
  return true;
}

/** Stores whether the server requests the notice again, for the next visit. */
export function setReminder(reconsentRequired: boolean): void {
  if (!reconsentRequired) return safeLocalStorage.remove(storageKeys.noticeReconsent);
  safeLocalStorage.setFlag(storageKeys.noticeReconsent);
  safeSessionStorage.setFlag(storageKeys.noticeAsked);
}

/** Returns whether the acknowledgement has reached the server, whose response may name another session. */
export const hasRecordedConsent = (): boolean =>
  safeLocalStorage.isSet(storageKeys.acknowledged) &&
  safeLocalStorage.get(storageKeys.consentId) !== null &&
  !hasQueuedConsent();

/** Asks the server once per visit whether this browser was erased, so that an erased one forgets its visitor id. */
export async function clearErasedVisitor(): Promise<void> {
  // The server reports an erasure once, and expires the cookie, which a queued consent renews.
  if (
    !safeLocalStorage.isSet(storageKeys.acknowledged) ||
    safeSessionStorage.isSet(storageKeys.erasureAsked) ||
    hasQueuedConsent()
  )
    return;
  safeSessionStorage.setFlag(storageKeys.erasureAsked);
  try {
    await readConsentStatus();
  } catch (error) {
    logFailure('Failed to ask whether this browser was erased', error);
  }
}

/** Returns whether this browser has acknowledged the notice, here or in another tab; true until the page is hydrated. */
export const useIsAcknowledged = (): boolean =>
  useStoredFlag(safeLocalStorage, storageKeys.acknowledged, true);
