import { noticeHash } from '@aera/content/notice-hash';
import { verifyConsent } from '@aera/contracts';
import { callApi, safeLocalStorage, logFailure, safeSessionStorage, useStoredFlag } from '@aera/frontend-kit';
import { clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { keys } from '../../shared/keys.ts';

/** `changed`: its words are others than those acknowledged. `repeat`: the record could not be tied to them. */
type ReminderReason = 'changed' | 'repeat';

/** Reason to ask for consent again; null if none. */
export function findReminderReason(): ReminderReason | null {
  if (!safeLocalStorage.isSet(keys.acknowledged)) return null;
  const acknowledged = safeLocalStorage.get(keys.noticeVersion);
  if (acknowledged !== null && acknowledged !== noticeHash) return 'changed';
  return safeLocalStorage.isSet(keys.noticeReconsent) ? 'repeat' : null;
}

/** Whether to ask again now: once per visit, and no result blocks the visitor. */
export function takeReminder(): boolean {
  if (findReminderReason() === null || safeSessionStorage.isSet(keys.noticeAsked)) return false;
  safeSessionStorage.setFlag(keys.noticeAsked);
  return true;
}

/** Takes note of whether the server asks for the notice to be shown again: on the next visit, not on this one. */
export function setReminder(reconsentRequired: boolean): void {
  if (!reconsentRequired) return safeLocalStorage.remove(keys.noticeReconsent);
  safeLocalStorage.setFlag(keys.noticeReconsent);
  safeSessionStorage.setFlag(keys.noticeAsked);
}

/**
 * Asks once a visit whether what identified this browser was erased, as on a request by mail. Then it forgets the number it went by, and
 * that it acknowledged the notice: what it says under that number is taken in no more.
 */
export async function clearErasedVisitor(): Promise<void> {
  if (!safeLocalStorage.isSet(keys.acknowledged) || safeSessionStorage.isSet(keys.erasureAsked)) return;
  safeSessionStorage.setFlag(keys.erasureAsked);
  try {
    const { erased } = await callApi(verifyConsent, { body: {} });
    if (erased) clearVisitor(keys);
  } catch (error) {
    logFailure('Failed to ask whether this browser was erased', error);
  }
}

/** Whether this browser has acknowledged the notice, here or in another tab; taken for granted until the page is hydrated. */
export const useIsAcknowledged = (): boolean => useStoredFlag(safeLocalStorage, keys.acknowledged, true);
