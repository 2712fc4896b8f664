import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { ContactsEnv } from '../config.ts';
import { intakeRoutes, webhookRoutes } from './intake-routes.ts';
import { createChallenges } from './proof-of-work.ts';

interface Needs {
  /** Returns the contact id of an e-mail address, for signed-out senders. */
  readonly toContactId: (email: string) => string;
}

export const intakeModule = (kit: ServiceContext<ContactsEnv>, needs: Needs): ServiceModule => ({
  routes: [
    intakeRoutes({ ...kit, ...needs, challenges: createChallenges(kit.deriveKey('proof of work')) }),
    webhookRoutes({ ...kit, ...needs, secret: kit.config.LEAD_WEBHOOK_SECRET }),
  ],
});
