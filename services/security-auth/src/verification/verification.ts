import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

/** Verification of an account's e-mail. Tokens are stored as hashes only. */
export type VerificationEvent =
  | {
      type: 'VerificationRequested';
      data: { memberId: string; tokenHash: string; expiresAt: string; begunAt: string };
    }
  | { type: 'EmailVerified'; data: { memberId: string; verifiedAt: string } }
  /** The account has another address, whose owner confirmed it. Links to the old one are invalid. */
  | { type: 'EmailReplaced'; data: { memberId: string; verifiedAt: string } };

export type VerificationCommand =
  | {
      type: 'RequestVerification';
      data: { memberId: string; tokenHash: string; expiresAt: string };
      now: string;
    }
  | { type: 'VerifyEmail'; data: { memberId: string; tokenHash: string }; now: string }
  | { type: 'ReplaceEmail'; data: { memberId: string; verifiedAt: string } };

interface Verification {
  readonly verifiedAt: string | null;
  /** Token of the newest e-mail; older ones are invalid. */
  readonly token: { readonly hash: string; readonly expiresAt: string } | null;
}

export const rejectVerification = rejections({
  'verification-invalid': [
    'gone',
    'This link no longer works. Sign in to get a new one from your dashboard.',
  ],
});

function evolve(state: Verification, { type, data }: VerificationEvent): Verification {
  switch (type) {
    case 'VerificationRequested':
      return { ...state, token: { hash: data.tokenHash, expiresAt: data.expiresAt } };
    case 'EmailVerified':
      return { ...state, verifiedAt: data.verifiedAt };
    case 'EmailReplaced':
      return { verifiedAt: data.verifiedAt, token: null };
    default:
      return unreachable(type);
  }
}

/**
 * The token of a verified account stays valid, so that a link can be opened again.
 * @throws DomainError `verification-invalid`
 */
export function assertVerificationToken(
  { token, verifiedAt }: Verification,
  tokenHash: string,
  now: string,
): void {
  if (token?.hash !== tokenHash || (!verifiedAt && Date.parse(token.expiresAt) <= Date.parse(now)))
    throw rejectVerification('verification-invalid');
}

/** A token verifies once and until it expires. Using it again adds nothing. */
function decide(command: VerificationCommand, state: Verification): VerificationEvent[] {
  if (command.type === 'ReplaceEmail')
    return state.verifiedAt !== null && state.verifiedAt >= command.data.verifiedAt
      ? []
      : [{ type: 'EmailReplaced', data: command.data }];
  const { type, data, now } = command;
  switch (type) {
    case 'RequestVerification':
      return state.verifiedAt ? [] : [{ type: 'VerificationRequested', data: { ...data, begunAt: now } }];
    case 'VerifyEmail': {
      const { memberId, tokenHash } = data;
      assertVerificationToken(state, tokenHash, now);
      if (state.verifiedAt) return [];
      return [{ type: 'EmailVerified', data: { memberId, verifiedAt: now } }];
    }
    default:
      return unreachable(type);
  }
}

export const verification: Decider<VerificationCommand, VerificationEvent, Verification> = {
  initial: () => ({ verifiedAt: null, token: null }),
  evolve,
  decide,
};
