import { rejections } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { Accounts, RegisteredMember } from '../accounts.ts';
import type { SendToMember } from '../mail/member-mailer.ts';
import { hashPassword } from '../passwords/password.ts';
import { createMailToken, parseMailToken } from '../verification/mail-token.ts';
import { memberStream } from './member-stream.ts';
import { isValidResetToken } from './member.ts';

const reject = rejections({ 'reset-invalid': ['gone', 'This link is not valid.'] });

const resetTokenTtlMs = 60 * 60_000;

export interface PasswordResets {
  /** Mails a link that works once within one hour and invalidates earlier ones. Does nothing for unknown accounts. */
  request(email: string, metadata: EventMetadata): Promise<void>;
  /** Returns the account of the link; null if it is invalid or expired. */
  find(token: string): Promise<RegisteredMember | null>;
  /** @throws DomainError `reset-invalid` when the link was used concurrently */
  complete(token: string, password: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  readonly accounts: Pick<Accounts, 'memberById' | 'memberByEmail'>;
  readonly send: SendToMember;
  readonly clock: () => Date;
}

/** Password reset by email. */
export function createPasswordResets({ store, accounts, send, clock }: Deps): PasswordResets {
  return {
    async request(email, metadata) {
      const account = await accounts.memberByEmail(email);
      if (!account) return;
      const now = clock();
      const { memberId } = account;
      const { token, hash: tokenHash } = createMailToken(memberId);
      const expiresAt = new Date(now.getTime() + resetTokenTtlMs).toISOString();
      const data = { memberId, tokenHash, expiresAt };
      const command = { type: 'RequestPasswordReset', data, now: now.toISOString() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata });
      await send({ kind: 'reset_password', member: account, path: `/login/reset#${token}`, expiresAt });
    },
    async find(text) {
      const token = parseMailToken(text);
      const account = token && (await accounts.memberById(token.subjectId));
      return account && isValidResetToken(account, token.hash, clock().toISOString()) ? account : null;
    },
    async complete(text, password, metadata) {
      const token = parseMailToken(text);
      if (!token) throw reject('reset-invalid');
      const { subjectId: memberId, hash: tokenHash } = token;
      const data = { memberId, tokenHash, passwordHash: await hashPassword(password) };
      const command = { type: 'ResetPassword', data, now: clock().toISOString() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata });
    },
  };
}
