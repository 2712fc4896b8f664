import { noticeHash } from '@aera/content/notice-hash';
import { local, session } from '@aera/frontend-kit';
import { keys } from '../keys.ts';

/** `changed`: its words are others than those acknowledged. `repeat`: the record could not be tied to them. */
export type ReasonToAsk = 'changed' | 'repeat';

/** Why somebody who has acknowledged the notice is to be asked again; null when they are not. */
export function reasonToAsk(): ReasonToAsk | null {
  if (!local.isSet(keys.acknowledged)) return null;
  const acknowledged = local.get(keys.noticeVersion);
  if (acknowledged !== null && acknowledged !== noticeHash) return 'changed';
  return local.isSet(keys.noticeAgain) ? 'repeat' : null;
}

/** Whether to ask again now: once a visit, and whatever becomes of it, nobody is kept out. */
export function takeReminder(): boolean {
  if (reasonToAsk() === null || session.isSet(keys.noticeAsked)) return false;
  session.setFlag(keys.noticeAsked);
  return true;
}

/** Takes note of whether the server asks for the notice to be shown again: on the next visit, not on this one. */
export function rememberAnswer(askAgain: boolean): void {
  if (!askAgain) return local.remove(keys.noticeAgain);
  local.setFlag(keys.noticeAgain);
  session.setFlag(keys.noticeAsked);
}
