import type { ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { emailChangeRoutes } from './email-change-routes.ts';
import { emailChangeConsumer } from './email-change-consumer.ts';

/** Change of e-mail addresses of accounts. */
export const emailChangesModule = (context: SecurityContext): ServiceModule => ({
  consumers: [emailChangeConsumer(context)],
  routes: [emailChangeRoutes(context)],
});
