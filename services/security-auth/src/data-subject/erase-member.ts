import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { AttemptThrottle } from '../throttling/attempt-throttle.ts';
import type { KnownDevices } from '../throttling/known-devices.ts';
import { createNameClaims } from '../name-reservations/name-reservations.ts';
import { memberStream } from '../members/member-stream.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import type { SessionActivity } from '../sessions/session-activity.ts';

interface Deps {
  readonly store: EventStore;
  readonly sessions: BrowserSessions;
  readonly attempts: Pick<AttemptThrottle, 'forget'>;
  readonly devices: Pick<KnownDevices, 'forget'>;
  readonly activity: Pick<SessionActivity, 'deleteForMember'>;
  readonly now: () => string;
}

/** Completes the erasure of a member: ends every session, deletes the key and releases the name. Idempotent. */
export const createEraseMember =
  ({ store, sessions, attempts, devices, activity, now }: Deps) =>
  async (memberId: string, metadata: EventMetadata): Promise<void> => {
    const claims = createNameClaims(store);
    const state = await store.stream(memberStream).readState(memberId);
    if (state.status !== 'erased') return;
    await sessions.endAll(memberId, metadata);
    await store.eraseSubject(memberId);
    await activity.deleteForMember(memberId);
    await attempts.forget(memberId);
    if (state.claim) {
      await devices.forget(state.claim);
      await attempts.forget(state.claim);
      await claims.handle(
        state.claim,
        { type: 'ReleaseName', data: { accountId: memberId }, now: now() },
        metadata,
      );
    }
  };

export type EraseMember = ReturnType<typeof createEraseMember>;
