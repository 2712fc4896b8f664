import type { EventMetadata } from '@aera/service-kit';
import type { RegisteredMember } from '../accounts.ts';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { createMailToken, parseMailToken } from '../verification/mail-token.ts';
import { memberStream } from './member-stream.ts';
import { isValidResetToken, rejectMember } from './member.ts';

const resetTokenTtlMs = 60 * 60_000;

/** Password reset by e-mail. */
export function createPasswordResets({ store, accounts, send, clock, now }: SecurityContext) {
  return {
    /** Mails a link that works once within one hour and invalidates earlier ones. Does nothing for unknown accounts. */
    async request(email: string, metadata: EventMetadata): Promise<void> {
      const account = await accounts.memberByEmail(email);
      if (!account) return;
      const { memberId } = account;
      const { token, hash: tokenHash } = createMailToken(memberId);
      const expiresAt = new Date(clock().getTime() + resetTokenTtlMs).toISOString();
      const data = { memberId, tokenHash, expiresAt };
      const command = { type: 'RequestPasswordReset', data, now: now() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata });
      await send({ kind: 'reset_password', member: account, path: `/login/reset#${token}`, expiresAt });
    },
    /** Returns the account of the link; null if it is invalid or expired. */
    async find(text: string): Promise<RegisteredMember | null> {
      const token = parseMailToken(text);
      const account = token && (await accounts.memberById(token.subjectId));
      return account && isValidResetToken(account, token.hash, now()) ? account : null;
    },
    /**
     * Sets the password. The caller checks the password policy and removes passkeys.
     * @throws DomainError `reset-invalid` if the link is malformed, superseded, used or expired
     */
    async complete(text: string, password: string, metadata: EventMetadata): Promise<void> {
      const token = parseMailToken(text);
      if (!token) throw rejectMember('reset-invalid');
      const { subjectId: memberId, hash: tokenHash } = token;
      const data = { memberId, tokenHash, passwordHash: await hashPassword(password) };
      const command = { type: 'ResetPassword', data, now: now() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata });
    },
  };
}
