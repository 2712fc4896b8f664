import type { EventStore, Sql } from '@aera/event-store';
import type { Kit } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import type { SecurityEvent } from '../security-event.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { createInvitations } from './invitations.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPeople, type HasSecondFactor } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { createPlaces } from './places.ts';
import { endStewardSessionsWith, stewardSessions } from './steward-sessions.ts';
import { stewardRows } from './steward-rows.ts';
import { createEndWatch } from './watch-ends.ts';

interface PartDeps extends Trying, Pick<Kit, 'bus' | 'clock' | 'newId' | 'log'> {
  readonly sql: Sql;
  readonly store: EventStore<SecurityEvent>;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly hasSecondFactor: HasSecondFactor;
}

/** Who the stewards are and what they may do, assembled; how they sign in is elsewhere. */
export function stewardsPart(deps: PartDeps) {
  const { store, sql, accounts, sessions, attempts, devices, keyOf, clock, log } = deps;
  const trying = { attempts, devices, keyOf };
  const now = () => clock().toISOString();
  const endSessions = endStewardSessionsWith({ store, sql, sessions });
  const invitations = createInvitations({
    store,
    accounts,
    nameStream: keyOf,
    mail: invitationMail(deps),
    clock,
  });
  const people = createPeople({ store, sql, accounts, hasSecondFactor: deps.hasSecondFactor, now });
  const places = createPlaces({ store, accounts, endSessions, now });
  const watch = createEndWatch({ sql, accounts, endSessions, now, log });
  return {
    projections: [stewardRows, stewardSessions],
    problems: {
      'steward-exists': 409,
      'steward-email-taken': 409,
      'username-taken': 409,
      'invitation-not-open': 404,
      'invitation-invalid': 410,
      'role-end-invalid': 400,
      'steward-not-found': 404,
      'own-role': 403,
      'not-in-office': 403,
    },
    routes: [
      peopleRoutes({ people, invitations, places, now }),
      invitationRoutes({ accounts, invitations, sessions, ...trying }),
      passwordRoutes({ store, accounts, endSessions, now, ...trying }),
    ],
    start: watch.start,
    stop: watch.stop,
  };
}
