import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { ContactsEnv } from '../config.ts';
import { intakeRoutes, webhookRoutes } from './intake-routes.ts';
import { createChallenges } from './proof-of-work.ts';

interface Needs {
  /** Returns the contact id of an e-mail address, for signed-out senders. */
  readonly toContactId: (email: string) => string;
}

export const intakeModule = (
  { config, store, clock, newId, deriveKey }: ServiceContext<ContactsEnv>,
  { toContactId }: Needs,
): ServiceModule => ({
  routes: [
    intakeRoutes({
      store,
      challenges: createChallenges(deriveKey('proof of work')),
      toContactId,
      clock,
      newId,
    }),
    webhookRoutes({ store, secret: config.LEAD_WEBHOOK_SECRET, toContactId, clock }),
  ],
});
