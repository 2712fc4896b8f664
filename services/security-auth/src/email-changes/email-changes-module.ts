import type { ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { emailChangeRoutes } from './email-change-routes.ts';
import { emailChangeConsumer } from './email-change-consumer.ts';

/** Changes of the e-mail addresses of members and stewards. */
export const emailChangesModule = (context: SecurityContext): ServiceModule => ({
  consumers: [emailChangeConsumer(context)],
  routes: [emailChangeRoutes(context)],
});
