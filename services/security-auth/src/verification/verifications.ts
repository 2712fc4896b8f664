import { type Message, mailRequested } from '@aera/contracts';
import { DomainError, fold } from '@aera/domain';
import type { Bus } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata, Log } from '@aera/service-kit';
import type { Accounts, RegisteredMember } from '../accounts.ts';
import type { SecurityEvent } from '../security-event.ts';
import { verification, type VerificationEvent, verificationStream } from './verification.ts';
import { newVerificationToken, readVerificationToken } from './verification-token.ts';

const twoDays = 2 * 24 * 60 * 60_000;

export interface Verifications {
  isVerified(memberId: string): Promise<boolean>;
  /** Sends a link that is good for two days and makes earlier ones worthless; nothing once the address is verified. */
  begin(member: RegisteredMember, metadata: EventMetadata): Promise<void>;
  /** @throws DomainError `verification-invalid` */
  verify(token: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore<SecurityEvent>;
  readonly accounts: Pick<Accounts, 'memberById'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

/** Shows that the address of an account is its member’s, by a link that only a mail to it has. */
export function createVerifications({ store, accounts, bus, clock, newId, log }: Deps): Verifications {
  const load = async (memberId: string) =>
    fold(
      verification,
      (await store.readStream(verificationStream(memberId))) as unknown as VerificationEvent[],
    );

  return {
    isVerified: async (memberId) => (await load(memberId)).verifiedAt !== null,
    async begin({ memberId, email: address, name }, metadata) {
      const now = clock();
      const { token, hash: tokenHash } = newVerificationToken(memberId);
      const expiresAt = new Date(now.getTime() + twoDays).toISOString();
      const stream = verificationStream(memberId);
      const command = {
        type: 'BeginVerification',
        data: { memberId, tokenHash, expiresAt },
        now: now.toISOString(),
      } as const;
      const { events } = await store.handle(verification, stream, command, metadata);
      if (events.length === 0) return;
      const mailId = newId();
      const data = {
        mailId,
        recipientId: memberId,
        address,
        name,
        kind: 'verify_email' as const,
        path: `/verify?token=${token}`,
        expiresAt,
      };
      // Nobody waits for a mail to be on its way: whoever gets none asks for another.
      bus
        .publish(requestOf(mailId, stream, now, data))
        .catch((error: unknown) => log.warn({ err: error }, 'a mail could not be asked for'));
    },
    async verify(text, metadata) {
      const token = readVerificationToken(text);
      if (!token || !(await accounts.memberById(token.memberId)))
        throw new DomainError('verification-invalid', 'This link is not valid.');
      const { memberId, hash: tokenHash } = token;
      const now = clock().toISOString();
      const command = { type: 'VerifyEmail', data: { memberId, tokenHash }, now } as const;
      await store.handle(verification, verificationStream(memberId), command, metadata);
    },
  };
}

const requestOf = (id: string, subject: string, now: Date, data: unknown): Message => ({
  specversion: '1.0',
  id,
  source: '/services/security-auth',
  type: mailRequested.type,
  subject,
  time: now.toISOString(),
  datacontenttype: 'application/json',
  data,
});
