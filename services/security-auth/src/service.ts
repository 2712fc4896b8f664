import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptBudget } from './attempts/attempt-budget.ts';
import { securityEnv } from './config.ts';
import { memberRoutes } from './members/member-routes.ts';
import { createPinCheck } from './pin/access-pin.ts';
import { pinRoutes } from './pin/pin-routes.ts';
import { personal, type SecurityEvent } from './security-event.ts';
import { securityMessage } from './security-messages.ts';
import { createBrowserSessions } from './sessions/browser-sessions.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { stewardRoutes } from './stewards/steward-routes.ts';

/** Failures allowed in a quarter of an hour, by account and address. */
const allowedFailures = 10;

export const securityAuth = defineService({
  name: 'security-auth',
  env: securityEnv,
  migrations,
  build: ({ config, createStore, clock, newId }) => {
    const store = createStore<SecurityEvent>({ personal });
    const accounts = createAccounts({
      store,
      secret: config.SEALING_KEY,
      now: () => clock().toISOString(),
      newId,
    });
    const sessions = createBrowserSessions({ store, accounts, clock });
    const budget = createAttemptBudget(allowedFailures);
    return {
      store,
      publish: securityMessage,
      problems: { 'email-taken': 409, 'session-exists': 409 },
      routes: [
        memberRoutes({ accounts, sessions, budget }),
        stewardRoutes({ accounts, sessions, budget }),
        sessionRoutes(sessions),
        pinRoutes({ fits: createPinCheck(config.ACCESS_PIN), budget: createAttemptBudget(allowedFailures) }),
      ],
      start: async () => {
        const { STEWARD_USERNAME: username, STEWARD_PASSWORD: password } = config;
        if (username && password)
          await accounts.ensureSteward({
            username,
            password,
            firstName: 'First',
            lastName: 'Steward',
            role: 'steward',
          });
      },
    };
  },
});
