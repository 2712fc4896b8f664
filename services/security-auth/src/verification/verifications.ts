import { rejections } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import type { RegisteredMember } from '../accounts.ts';
import { fireAndForget } from '../mail/account-mailer.ts';
import type { SecurityContext } from '../security-context.ts';
import { verificationStream } from './verification-stream.ts';
import { createMailToken, parseMailToken } from './mail-token.ts';
import { assertVerificationToken, rejectVerification } from './verification.ts';

const reject = rejections({
  'sign-in-to-verify': [
    'forbidden',
    'Sign in to the account with this email first. If you didn’t create it, reset its password: this signs out everyone else.',
  ],
});

const verificationTtlMs = 2 * 24 * 60 * 60_000;

/** Verifies that a member owns the e-mail address of the account, by a link that is only sent there. */
export function createVerifications({
  store,
  accounts,
  send,
  clock,
  now,
  log,
}: Pick<SecurityContext, 'store' | 'accounts' | 'send' | 'clock' | 'now' | 'log'>) {
  const stream = store.stream(verificationStream);

  return {
    isVerified: async (memberId: string): Promise<boolean> =>
      (await stream.readState(memberId)).verifiedAt !== null,
    /** Records that the new address of the account is already verified. Idempotent. */
    async recordReplacedEmail(memberId: string, verifiedAt: string, metadata: EventMetadata): Promise<void> {
      const command = { type: 'ReplaceEmail', data: { memberId, verifiedAt } } as const;
      await stream.handle([memberId], command, { metadata });
    },
    /** Sends a link that is valid for two days and invalidates earlier ones. Does nothing for verified accounts. */
    async request(member: RegisteredMember, metadata: EventMetadata): Promise<void> {
      const { memberId } = member;
      const { token, hash: tokenHash } = createMailToken(memberId);
      const expiresAt = new Date(clock().getTime() + verificationTtlMs).toISOString();
      const data = { memberId, tokenHash, expiresAt };
      const command = { type: 'RequestVerification', data, now: now() } as const;
      const { events } = await stream.handle([memberId], command, { metadata });
      if (events.length === 0) return;
      fireAndForget(send({ kind: 'verify_email', member, path: `/verify#${token}`, expiresAt }), log);
    },
    /**
     * @param signedInId id of the signed-in member
     * @throws DomainError `verification-invalid`; `sign-in-to-verify` if the token is valid but its member is not signed in: an impostor
     *   may have registered the account with the address of the person who opens the link
     */
    async verify(linkToken: string, signedInId: string | null, metadata: EventMetadata): Promise<void> {
      const token = parseMailToken(linkToken);
      if (!token || !(await accounts.memberById(token.subjectId)))
        throw rejectVerification('verification-invalid');
      const { subjectId: memberId, hash: tokenHash } = token;
      if (memberId !== signedInId) {
        assertVerificationToken(await stream.readState(memberId), tokenHash, now());
        throw reject('sign-in-to-verify');
      }
      const command = { type: 'VerifyEmail', data: { memberId, tokenHash }, now: now() } as const;
      await stream.handle([memberId], command, { metadata });
    },
  };
}

export type Verifications = ReturnType<typeof createVerifications>;
