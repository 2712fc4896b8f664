import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

export type AccountKind = 'member' | 'steward';

/** An account of either kind. */
export interface Account {
  readonly kind: AccountKind;
  readonly id: string;
}

/** The account of a signed-in caller. */
export const toAccount = ({ kind, sub: id }: { kind: AccountKind; sub: string }): Account => ({ kind, id });

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
        /** Last authentication of the steward, if there is one. */
        authenticatedAt: string | null;
        /** Rotated from an earlier session: not a sign-in. */
        renewed?: true;
        /** The session of the same browser that this one replaces. */
        previousSid?: string;
      };
    }
  /** Browser and location at the sign-in of an account; encrypted with the key of the account. */
  | {
      type: 'SessionDeviceRecorded';
      data: { sid: string; kind: AccountKind; accountId: string } & SessionDescription;
    }
  | { type: 'SignedOut'; data: { sid: string; kind: AccountKind; signedOutAt: string } }
  /** Replaced by a session with a new token, at every sign-in and step-up, against fixation and theft. */
  | {
      type: 'SessionRotated';
      /** `nextSid`: the new session; null if this one is the new session of a step-up that was undone. */
      data: { sid: string; nextSid: string | null; replacedAt: string };
    };

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
        previousSid?: string;
      };
      now: string;
    }
  | { type: 'DescribeSession'; data: { kind: AccountKind } & SessionDescription }
  | { type: 'SignOut'; data: { kind: AccountKind }; now: string }
  | { type: 'ReplaceSession'; data: { nextSid: string | null }; now: string };

export type Session =
  | { status: 'absent' }
  | {
      status: 'open';
      sid: string;
      memberId: string | null;
      stewardId: string | null;
      openedAt: string;
      expiresAt: string;
      /** Last authentication of the steward, if there is one. */
      authenticatedAt: string;
      /** Device and location of the sign-in of each account. */
      descriptions: Readonly<Partial<Record<AccountKind, SessionDescription>>>;
    }
  | { status: 'ended'; nextSid: string | null };

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
        openedAt,
        expiresAt,
        authenticatedAt: event.data.authenticatedAt ?? openedAt,
        descriptions: {},
      };
    }
    case 'SessionDeviceRecorded': {
      const { sid: _sid, kind, accountId: _accountId, ...description } = event.data;
      if (session.status !== 'open') return session;
      return { ...session, descriptions: { ...session.descriptions, [kind]: description } };
    }
    case 'SignedOut': {
      if (session.status !== 'open') return session;
      const rest = { ...session, [event.data.kind === 'member' ? 'memberId' : 'stewardId']: null };
      return rest.memberId || rest.stewardId ? rest : { status: 'ended', nextSid: null };
    }
    case 'SessionRotated':
      return { status: 'ended', nextSid: event.data.nextSid };
    default:
      return unreachable(event);
  }
}

/** Returns the id of the account of this kind that is signed in; null if there is none. */
function findAccountId(session: Session, kind: AccountKind): string | null {
  if (session.status !== 'open') return null;
  return kind === 'member' ? session.memberId : session.stewardId;
}

function decide(command: SessionCommand, session: Session): SessionEvent[] {
  switch (command.type) {
    case 'OpenSession':
      if (session.status !== 'absent') throw reject('session-exists');
      return [{ type: 'SessionOpened', data: { ...command.data, openedAt: command.now } }];
    case 'DescribeSession': {
      const accountId = findAccountId(session, command.data.kind);
      if (session.status !== 'open' || accountId === null) return [];
      return [{ type: 'SessionDeviceRecorded', data: { sid: session.sid, accountId, ...command.data } }];
    }
    case 'SignOut': {
      const { kind } = command.data;
      if (session.status !== 'open' || findAccountId(session, kind) === null) return [];
      return [{ type: 'SignedOut', data: { sid: session.sid, kind, signedOutAt: command.now } }];
    }
    case 'ReplaceSession':
      if (session.status !== 'open') return [];
      return [
        { type: 'SessionRotated', data: { sid: session.sid, ...command.data, replacedAt: command.now } },
      ];
    default:
      return unreachable(command);
  }
}

export const session: Decider<SessionCommand, SessionEvent, Session> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};
