import type { Activity } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import { deriveId } from '@aera/service-kit';
import type { MemberEvent } from '../members/member.ts';
import type { PasskeyEvent } from '../passkeys/passkeys.ts';
import type { AccountSession } from '../sessions/sessions-projection.ts';
import type { VerificationEvent } from '../verification/verification.ts';

/** Maps an account event to a timeline activity. Returns null for events that the timeline leaves out. */
export function toActivity(
  event: StoredEvent<MemberEvent | VerificationEvent | PasskeyEvent>,
  link: Activity['link'],
): Activity | null {
  const { id, type, data } = event;
  switch (type) {
    case 'MemberRegistered':
      return { id, kind: 'registered', at: toInstant(data.registeredAt), link };
    case 'EmailVerified':
      return { id, kind: 'email-verified', at: toInstant(data.verifiedAt), link };
    case 'PasskeyAdded':
      return { id, kind: 'passkey-added', at: toInstant(data.addedAt), link };
    case 'EmailChanged':
      return { id, kind: 'email-changed', at: toInstant(data.changedAt), link };
    case 'PasswordChanged':
      return { id, kind: 'password-changed', at: toInstant(data.changedAt), link };
    default:
      return null;
  }
}

/** Maps a session to a timeline activity. Its id is derived, so that timelines contain no session id. */
export const toSignInActivity = (
  { sid, openedAt, device: { browser } }: AccountSession,
  link: Activity['link'],
): Activity => ({
  id: deriveId(sid, 'signed-in'),
  kind: 'signed-in',
  at: toInstant(openedAt),
  link,
  browser,
});

const toInstant = (at: string): string => new Date(at).toISOString();
