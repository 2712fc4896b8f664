import { serveDataSubject, type ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { accountDataRoutes } from './account-data-routes.ts';
import { createDataSubject } from './data-subject.ts';

/** Export and erasure of accounts, by members themselves or by a steward. */
export const dataSubjectModule = (context: SecurityContext): ServiceModule =>
  serveDataSubject('security-auth', createDataSubject(context), {
    routes: [accountDataRoutes(context)],
    consumers: { memberErased: 'erase-member' },
  });
