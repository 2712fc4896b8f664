import { rejections } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata, Log } from '@aera/service-kit';
import type { Accounts, RegisteredMember } from '../accounts.ts';
import { type SendToMember, fireAndForget } from '../mail/member-mailer.ts';
import { verificationStream } from './verification-stream.ts';
import { createMailToken, parseMailToken } from './mail-token.ts';

const reject = rejections({
  'verification-invalid': ['gone', 'This link is not valid.'],
  'sign-in-to-verify': [
    'forbidden',
    'Sign in to the account with this address first. If you did not create it, choose a new password: that ends every other way into it.',
  ],
});

const verificationTtlMs = 2 * 24 * 60 * 60_000;

export interface Verifications {
  isVerified(memberId: string): Promise<boolean>;
  /** Sends a link that is valid for two days and invalidates earlier ones. Does nothing for verified accounts. */
  request(member: RegisteredMember, metadata: EventMetadata): Promise<void>;
  /**
   * @param signedIn id of the signed-in member
   * @throws DomainError `verification-invalid`; `sign-in-to-verify` for anyone except the member of the account, because an
   *   impostor may have registered it with the e-mail of the person who reads the mail
   */
  verify(token: string, signedIn: string | null, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  readonly accounts: Pick<Accounts, 'memberById'>;
  readonly send: SendToMember;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Verifies that an e-mail belongs to the member of the account, by a link that only the mail contains. */
export function createVerifications({ store, accounts, send, clock, log }: Deps): Verifications {
  const load = async (memberId: string) => await store.stream(verificationStream).readState(memberId);

  return {
    isVerified: async (memberId) => (await load(memberId)).verifiedAt !== null,
    async request(account, metadata) {
      const { memberId } = account;
      const now = clock();
      const { token, hash: tokenHash } = createMailToken(memberId);
      const expiresAt = new Date(now.getTime() + verificationTtlMs).toISOString();
      const command = {
        type: 'RequestVerification',
        data: { memberId, tokenHash, expiresAt },
        now: now.toISOString(),
      } as const;
      const { events } = await store.stream(verificationStream).handle([memberId], command, { metadata });
      if (events.length === 0) return;
      fireAndForget(
        send({ kind: 'verify_email', member: account, path: `/verify#${token}`, expiresAt }),
        log,
      );
    },
    async verify(text, signedIn, metadata) {
      const token = parseMailToken(text);
      if (!token || !(await accounts.memberById(token.subjectId))) throw reject('verification-invalid');
      const { subjectId: memberId, hash: tokenHash } = token;
      if (memberId !== signedIn) throw reject('sign-in-to-verify');
      const now = clock().toISOString();
      const command = { type: 'VerifyEmail', data: { memberId, tokenHash }, now } as const;
      await store.stream(verificationStream).handle([memberId], command, { metadata });
    },
  };
}
