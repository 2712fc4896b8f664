import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

export type AccountKind = 'member' | 'steward';

/** Fields are null if they are unknown or the member is erased. */
export interface SessionDescription {
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: 'desktop' | 'mobile' | 'tablet' | 'tv' | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/** Events of one browser session, which contains a member, a steward or both. The stream id is the hash of its secret token. */
export type SessionEvent =
  | {
      type: 'SessionOpened';
      data: {
        sid: string;
        memberId: string | null;
        stewardId: string | null;
        openedFor: AccountKind;
        openedAt: string;
        expiresAt: string;
        /** Last authentication of the steward; absent in early events. */
        authenticatedAt?: string | null;
        /** Rotated from an earlier session: not a sign-in. */
        renewed?: true;
      };
    }
  /** Browser and location at the member's sign-in; encrypted with the member's key. */
  | {
      type: 'SessionDeviceRecorded';
      data: { sid: string; memberId: string } & SessionDescription;
    }
  | { type: 'SignedOut'; data: { sid: string; kind: AccountKind; signedOutAt: string } }
  /** Replaced by a session with a new token, at every sign-in and step-up, against fixation and theft. */
  | { type: 'SessionRotated'; data: { sid: string; replacedAt: string } };

export type SessionCommand =
  | {
      type: 'OpenSession';
      data: {
        sid: string;
        memberId: string | null;
        stewardId: string | null;
        openedFor: AccountKind;
        expiresAt: string;
        authenticatedAt: string | null;
        renewed?: true;
      };
      now: string;
    }
  | { type: 'DescribeSession'; data: SessionDescription }
  | { type: 'SignOut'; data: { kind: AccountKind }; now: string }
  | { type: 'ReplaceSession'; now: string };

export type Session =
  | { status: 'absent' }
  | {
      status: 'open';
      sid: string;
      memberId: string | null;
      stewardId: string | null;
      expiresAt: string;
      /** Last authentication of the steward, if there is one. */
      authenticatedAt: string;
      /** Device and location of the member's sign-in. */
      description: SessionDescription | null;
    }
  | { status: 'ended' };

const reject = rejections({ 'session-exists': ['conflict', 'This session already exists.'] });

function evolve(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'SessionOpened': {
      const { sid, memberId, stewardId, openedAt, expiresAt } = event.data;
      return {
        status: 'open',
        sid,
        memberId,
        stewardId,
        expiresAt,
        authenticatedAt: event.data.authenticatedAt ?? openedAt,
        description: null,
      };
    }
    case 'SessionDeviceRecorded': {
      const { sid: _sid, memberId: _memberId, ...description } = event.data;
      return session.status === 'open' ? { ...session, description } : session;
    }
    case 'SignedOut': {
      if (session.status !== 'open') return session;
      const rest = { ...session, [event.data.kind === 'member' ? 'memberId' : 'stewardId']: null };
      return rest.memberId || rest.stewardId ? rest : { status: 'ended' };
    }
    case 'SessionRotated':
      return { status: 'ended' };
    default:
      return unreachable(event);
  }
}

function decide(command: SessionCommand, session: Session): SessionEvent[] {
  switch (command.type) {
    case 'OpenSession':
      if (session.status !== 'absent') throw reject('session-exists');
      return [{ type: 'SessionOpened', data: { ...command.data, openedAt: command.now } }];
    case 'DescribeSession': {
      if (session.status !== 'open' || session.memberId === null) return [];
      const { sid, memberId } = session;
      return [{ type: 'SessionDeviceRecorded', data: { sid, memberId, ...command.data } }];
    }
    case 'SignOut': {
      if (session.status !== 'open') return [];
      const { kind } = command.data;
      const accountId = kind === 'member' ? session.memberId : session.stewardId;
      if (accountId === null) return [];
      return [{ type: 'SignedOut', data: { sid: session.sid, kind, signedOutAt: command.now } }];
    }
    case 'ReplaceSession':
      if (session.status !== 'open') return [];
      return [{ type: 'SessionRotated', data: { sid: session.sid, replacedAt: command.now } }];
    default:
      return unreachable(command);
  }
}

export const session: Decider<SessionCommand, SessionEvent, Session> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};
