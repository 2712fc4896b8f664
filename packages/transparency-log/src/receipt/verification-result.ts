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
  /** `skipped`: there is nothing to check, as when values were erased or the proof is yet to come. */
  readonly state: 'passed' | 'failed' | 'skipped';
}

export interface VerificationResult {
  /** What the file says it is; null when it is neither. */
  readonly kind: 'receipt' | 'certificate' | null;
  /** Every check passed; optional checks may be skipped. */
  readonly valid: boolean;
  readonly checks: readonly Check[];
  /** The log as it was, where it is signed. */
  readonly checkpoint: Checkpoint | null;
}

export const toCheckState = (holds: boolean): 'passed' | 'failed' => (holds ? 'passed' : 'failed');

const optionalChecks = new Set<CheckName>(['key', 'withdrawal', 'notice', 'disclosure']);

export const isValid = (checks: readonly Check[]): boolean =>
  checks.every(({ name, state }) => state === 'passed' || (state === 'skipped' && optionalChecks.has(name)));
