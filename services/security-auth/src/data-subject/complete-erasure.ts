import type { EventMetadata } from '@aera/service-kit';
import { createNameReservations } from '../name-reservations/name-reservations.ts';
import { memberStream } from '../members/member-stream.ts';
import type { SecurityContext } from '../security-context.ts';

/** Completes the erasure of a member: ends every session, deletes the key and releases the name. Idempotent. */
export async function completeErasure(
  { store, sessions, attempts, devices, sessionActivity, now }: SecurityContext,
  memberId: string,
  metadata: EventMetadata,
): Promise<void> {
  const state = await store.stream(memberStream).readState(memberId);
  if (state.status !== 'erased') return;
  const { nameStream } = state;
  await sessions.signOutEverywhere({ kind: 'member', id: memberId }, metadata);
  await store.eraseSubject(memberId);
  await sessionActivity.deleteForMember(memberId);
  await attempts.reset(memberId);
  if (nameStream === null) return;
  await devices.forget(nameStream);
  await attempts.reset(nameStream);
  await createNameReservations({ store, now }).release(nameStream, memberId, metadata);
}
