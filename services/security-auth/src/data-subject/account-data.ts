import type { exportMyAccount, ResponseOf } from '@aera/contracts';
import type { RegisteredMember } from '../accounts.ts';
import type { SecurityContext } from '../security-context.ts';
import { memberStream } from '../members/member-stream.ts';
import { isEmailChangeEvent } from '../account-email/account-email.ts';
import { verificationStream } from '../verification/verification-stream.ts';

export type AccountExport = ResponseOf<typeof exportMyAccount>;

/** Returns all stored data of a member, without secrets and their hashes. */
export async function exportAccount(
  { store, listSessions, passkeys, devices, toNameKey }: SecurityContext,
  { memberId, email, name, registeredAt }: RegisteredMember,
): Promise<AccountExport> {
  const verifications = await store.stream(verificationStream).read(memberId);
  const events = await store.stream(memberStream).read(memberId);
  return {
    account: { id: memberId, email, name, registeredAt },
    confirmations: verifications.map(({ type, recordedAt }) => ({ type, at: recordedAt })),
    emailChanges: events.filter(isEmailChangeEvent).map(({ type, data, recordedAt }) => ({
      type,
      email: 'email' in data ? data.email : null,
      at: recordedAt,
    })),
    sessions: (await listSessions({ kind: 'member', id: memberId })).map(
      ({ sid: _sid, ...session }) => session,
    ),
    passkeys: (await passkeys.list(memberId)).map((passkey) => ({
      name: passkey.name,
      addedAt: passkey.addedAt,
      synced: passkey.synced,
      lastUsedAt: passkey.usedAt,
    })),
    devices: await devices.listForAccount(toNameKey('email', email)),
  };
}
