import type { EventStore, Sql } from '@aera/event-store';
import { type Kit } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { SecondStep } from '../second-factor/second-step.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { ensureFirstSteward } from './first-steward.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { createInvitations } from './invitations.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPeople } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { createPlaces } from './places.ts';
import { stewardRoutes } from './steward-routes.ts';
import { stewardRows } from './steward-rows.ts';
import { endStewardSessionsWith, stewardSessions } from './steward-sessions.ts';
import { createEndWatch } from './watch-ends.ts';

interface PartDeps extends Trying, Pick<Kit, 'bus' | 'clock' | 'newId' | 'log' | 'workers'> {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly factors: SecondFactors;
  readonly secondStep: SecondStep;
  readonly config: {
    readonly STEWARD_USERNAME?: string | undefined;
    readonly STEWARD_PASSWORD?: string | undefined;
  };
}

/** Who the stewards are, how they sign in and what they may do, assembled. */
export function stewardsPart(deps: PartDeps) {
  const {
    store,
    sql,
    accounts,
    sessions,
    factors,
    secondStep,
    attempts,
    devices,
    keyOf,
    clock,
    log,
    workers,
  } = deps;
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
  const hasSecondFactor = async (id: string) => (await factors.of(id)).status === 'active';
  const people = createPeople({ store, sql, accounts, hasSecondFactor, now });
  const places = createPlaces({ store, accounts, endSessions, now });
  const watch = createEndWatch({ sql, accounts, endSessions, now, workers });
  return {
    projections: [stewardRows, stewardSessions],
    routes: [
      stewardRoutes({ accounts, sessions, secondStep, ...trying }),
      peopleRoutes({ people, invitations, places, now }),
      invitationRoutes({ accounts, invitations, sessions, ...trying }),
      passwordRoutes({ store, accounts, endSessions, now, ...trying }),
    ],
    start: async () => {
      const { STEWARD_USERNAME: username, STEWARD_PASSWORD: password } = deps.config;
      if (username && password) await ensureFirstSteward({ accounts, log }, { username, password });
      watch.start();
    },
    stop: watch.stop,
  };
}
