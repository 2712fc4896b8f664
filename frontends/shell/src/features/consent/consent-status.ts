import { noticeHash } from '@aera/content/notice-hash';
import { verifyConsent } from '@aera/contracts';
import { callApi, local, logFailure, session, useStoredFlag } from '@aera/frontend-kit';
import { forgetVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { keys } from '../../shared/keys.ts';

/** `changed`: its words are others than those acknowledged. `repeat`: the record could not be tied to them. */
type ReminderReason = 'changed' | 'repeat';

/** Why somebody who has acknowledged the notice is to be asked again; null when they are not. */
export function findReminderReason(): ReminderReason | null {
  if (!local.isSet(keys.acknowledged)) return null;
  const acknowledged = local.get(keys.noticeVersion);
  if (acknowledged !== null && acknowledged !== noticeHash) return 'changed';
  return local.isSet(keys.noticeAgain) ? 'repeat' : null;
}

/** Whether to ask again now: once a visit, and whatever becomes of it, nobody is kept out. */
export function takeReminder(): boolean {
  if (findReminderReason() === null || session.isSet(keys.noticeAsked)) return false;
  session.setFlag(keys.noticeAsked);
  return true;
}

/** Takes note of whether the server asks for the notice to be shown again: on the next visit, not on this one. */
export function setReminder(askAgain: boolean): void {
  if (!askAgain) return local.remove(keys.noticeAgain);
  local.setFlag(keys.noticeAgain);
  session.setFlag(keys.noticeAsked);
}

/**
 * Asks once a visit whether what identified this browser was erased, as on a request by mail. Then it forgets the number it went by, and
 * that it acknowledged the notice: what it says under that number is taken in no more.
 */
export async function clearErasedVisitor(): Promise<void> {
  if (!local.isSet(keys.acknowledged) || session.isSet(keys.erasureAsked)) return;
  session.setFlag(keys.erasureAsked);
  try {
    const { erased } = await callApi(verifyConsent, { body: {} });
    if (erased) forgetVisitor(keys);
  } catch (error) {
    logFailure('Failed to ask whether this browser was erased', error);
  }
}

/** Whether this browser has acknowledged the notice, here or in another tab; taken for granted until the page is hydrated. */
export const useIsAcknowledged = (): boolean => useStoredFlag(local, keys.acknowledged, true);
