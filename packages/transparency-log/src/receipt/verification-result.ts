import type { Checkpoint } from '../verify/index.ts';

/**
 * `form`: it is a receipt, or a certificate of erasure. `key`: it names the key that was expected. `checkpoint`: that key signed the
 * state of the log. `inclusion`: the entry stands in that log. `record`: the file says what the entry says. `withdrawal`: that the
 * consent was taken back stands in the log, as the receipt says it. `notice`: the text is the one that was acknowledged. `disclosure`:
 * the values are the ones that the entry is bound to. A certificate has the first five.
 */
export type CheckName =
  | 'form'
  | 'key'
  | 'checkpoint'
  | 'inclusion'
  | 'record'
  | 'withdrawal'
  | 'notice'
  | 'disclosure';

export interface Check {
  readonly name: CheckName;
  /** `absent`: there is nothing to check, as when values were erased or the proof is yet to come. */
  readonly state: 'good' | 'bad' | 'absent';
}

export interface VerificationResult {
  /** What the file says it is; null when it is neither. */
  readonly kind: 'receipt' | 'certificate' | null;
  /** Every check is good, what a file may do without aside. */
  readonly valid: boolean;
  readonly checks: readonly Check[];
  /** The log as it was, where it is signed. */
  readonly checkpoint: Checkpoint | null;
}

export const toCheckState = (holds: boolean): 'good' | 'bad' => (holds ? 'good' : 'bad');

const optionalChecks = new Set<CheckName>(['key', 'withdrawal', 'notice', 'disclosure']);

export const isValid = (checks: readonly Check[]): boolean =>
  checks.every(({ name, state }) => state === 'good' || (state === 'absent' && optionalChecks.has(name)));
