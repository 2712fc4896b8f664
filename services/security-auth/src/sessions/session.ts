import { type Decider, DomainError, unreachable } from '@aera/domain';

export type AccountKind = 'member' | 'steward';

/** One browser's session; it may hold a member, a steward, or both. The stream id is the hash of its secret token. */
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
        /** When the steward in it last proved to be present; events from before there was such a thing have none. */
        presentAt?: string | null;
      };
    }
  | { type: 'SignedOut'; data: { sid: string; kind: AccountKind; signedOutAt: string } }
  /** The steward showed again that it is them: by a code, or by the password where there is no second factor. */
  | { type: 'PresenceProved'; data: { sid: string; presentAt: string } }
  /** The browser got a new token instead (a fresh one at every sign-in, against fixation). */
  | { type: 'SessionReplaced'; data: { sid: string; replacedAt: string } };

export type SessionCommand =
  | {
      type: 'OpenSession';
      data: {
        sid: string;
        memberId: string | null;
        stewardId: string | null;
        openedFor: AccountKind;
        expiresAt: string;
        presentAt: string | null;
      };
      now: string;
    }
  | { type: 'SignOut'; data: { kind: AccountKind }; now: string }
  | { type: 'ProvePresence'; data: { stewardId: string }; now: string }
  | { type: 'ReplaceSession'; now: string };

export type Session =
  | { status: 'absent' }
  | {
      status: 'open';
      sid: string;
      memberId: string | null;
      stewardId: string | null;
      expiresAt: string;
      /** Of the steward, when there is one. */
      presentAt: string;
    }
  | { status: 'ended' };

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
        presentAt: event.data.presentAt ?? openedAt,
      };
    }
    case 'SignedOut': {
      if (session.status !== 'open') return session;
      const left = { ...session, [event.data.kind === 'member' ? 'memberId' : 'stewardId']: null };
      return left.memberId || left.stewardId ? left : { status: 'ended' };
    }
    case 'PresenceProved':
      return session.status === 'open' ? { ...session, presentAt: event.data.presentAt } : session;
    case 'SessionReplaced':
      return { status: 'ended' };
    default:
      return unreachable(event);
  }
}

function decide(command: SessionCommand, session: Session): SessionEvent[] {
  switch (command.type) {
    case 'OpenSession':
      if (session.status !== 'absent')
        throw new DomainError('session-exists', 'This session exists already.');
      return [{ type: 'SessionOpened', data: { ...command.data, openedAt: command.now } }];
    case 'SignOut': {
      if (session.status !== 'open') return [];
      const { kind } = command.data;
      const held = kind === 'member' ? session.memberId : session.stewardId;
      return held ? [{ type: 'SignedOut', data: { sid: session.sid, kind, signedOutAt: command.now } }] : [];
    }
    case 'ProvePresence':
      if (session.status !== 'open' || session.stewardId !== command.data.stewardId)
        throw new DomainError('session-ended', 'Please sign in to continue.');
      return [{ type: 'PresenceProved', data: { sid: session.sid, presentAt: command.now } }];
    case 'ReplaceSession':
      if (session.status !== 'open') return [];
      return [{ type: 'SessionReplaced', data: { sid: session.sid, replacedAt: command.now } }];
    default:
      return unreachable(command);
  }
}

export const session: Decider<SessionCommand, SessionEvent, Session> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};
