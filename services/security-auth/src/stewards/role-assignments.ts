import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import { checkEnd } from './decide-steward.ts';
import type { GivenRole, Role } from './steward.ts';

/** Who may do what. One stream for all stewards, so that two who take each other’s place at once are heard one after the other. */
export type RosterEvent =
  | { type: 'StewardEnrolled'; data: GivenRole & { stewardId: string; enrolledAt: string } }
  | {
      type: 'StewardRoleChanged';
      data: GivenRole & { stewardId: string; changedBy: string; changedAt: string };
    }
  | { type: 'StewardSuspended'; data: { stewardId: string; suspendedBy: string; suspendedAt: string } }
  | { type: 'StewardReinstated'; data: { stewardId: string; reinstatedBy: string; reinstatedAt: string } };

export type RosterCommand =
  | { type: 'EnrolSteward'; data: GivenRole & { stewardId: string }; now: string }
  | { type: 'ChangeRole'; data: GivenRole & { stewardId: string; by: string }; now: string }
  | { type: 'SuspendSteward'; data: { stewardId: string; by: string }; now: string }
  | { type: 'ReinstateSteward'; data: { stewardId: string; by: string }; now: string };

export interface Place extends GivenRole {
  readonly suspended: boolean;
}

export type Roster = Readonly<Record<string, Place>>;

/** Whether somebody is let in with this place at that moment. */
export const letsIn = ({ suspended, until }: Place, now: string): boolean =>
  !suspended && (until === null || Date.parse(until) > Date.parse(now));

function evolve(roster: Roster, { type, data }: RosterEvent): Roster {
  const put = (change: Partial<Place>) => ({
    ...roster,
    [data.stewardId]: { ...(roster[data.stewardId] ?? unknownPlace), ...change },
  });
  switch (type) {
    case 'StewardEnrolled':
    case 'StewardRoleChanged':
      return put({ role: data.role, until: data.until });
    case 'StewardSuspended':
      return put({ suspended: true });
    case 'StewardReinstated':
      return put({ suspended: false });
    default:
      return unreachable(type);
  }
}

const unknownPlace: Place = { role: 'responder', until: null, suspended: false };

const reject = rejections({
  'steward-not-found': ['not-found', 'There is no such steward.'],
  'own-role': ['forbidden', 'Nobody changes their own role or suspends themselves.'],
  'not-in-office': ['forbidden', 'Only a steward who is in office decides on others.'],
});

function decide({ type, data, now }: RosterCommand, roster: Roster): RosterEvent[] {
  const { stewardId } = data;
  const place = roster[stewardId];
  if (type === 'EnrolSteward')
    return place ? [] : [{ type: 'StewardEnrolled', data: { ...data, enrolledAt: now } }];
  const { by } = data;
  if (!place) throw reject('steward-not-found');
  if (by === stewardId) throw reject('own-role');
  if (!inOffice(roster[by], now)) throw reject('not-in-office');
  switch (type) {
    case 'ChangeRole': {
      const { role, until } = data;
      checkEnd({ role, until }, now);
      if (place.role === role && place.until === until) return [];
      return [
        { type: 'StewardRoleChanged', data: { stewardId, role, until, changedBy: by, changedAt: now } },
      ];
    }
    case 'SuspendSteward':
      if (place.suspended) return [];
      return [{ type: 'StewardSuspended', data: { stewardId, suspendedBy: by, suspendedAt: now } }];
    case 'ReinstateSteward':
      if (!place.suspended) return [];
      return [{ type: 'StewardReinstated', data: { stewardId, reinstatedBy: by, reinstatedAt: now } }];
    default:
      return unreachable(type);
  }
}

const full: Role = 'steward';

/** Whether somebody holds the role that decides on the others. */
export const inOffice = (place: Place | undefined, now: string): boolean =>
  place !== undefined && place.role === full && letsIn(place, now);

/**
 * The places of all stewards. The platform is never without a steward in office: whoever takes a place from somebody is in office
 * when that is decided, and nobody takes their own. The role of a steward has no end, so time takes none either.
 */
export const roster: Decider<RosterCommand, RosterEvent, Roster> = { initial: () => ({}), evolve, decide };
