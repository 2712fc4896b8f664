import { exportMyContactMessages } from '@aera/contracts';
import {
  createErasureConsumers,
  type ServiceContext,
  memberExportRoute,
  type ServiceModule,
} from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import type { PersonsModule } from '../persons/persons-module.ts';
import type { TimelineModule } from '../timeline/timeline-module.ts';
import { dataSubjectRequestRoutes } from './data-subject-request-routes.ts';
import { createDataSubject, toOwnMessage } from './data-subject.ts';
import { createErasePerson } from './erase-person.ts';
import { unfinishedErasuresProjection } from './unfinished-erasures.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly persons: PersonsModule;
  readonly timeline: TimelineModule;
}

/** Export and erasure of a person's data: across all services for stewards, and of their own messages for members. */
export function dataSubjectModule(kit: ServiceContext, { leads, persons, timeline }: Needs): ServiceModule {
  const { queries } = leads;
  const subject = createDataSubject({ ...kit, ...leads, deadLetters: kit.bus.deadLetters });
  const erase = createErasePerson({ ...kit, ...timeline, queries, subject });
  return {
    eraseAgain: subject.eraseAgain,
    projections: [unfinishedErasuresProjection],
    consumers: createErasureConsumers(subject, { memberErased: 'contacts-crm' }),
    routes: [
      memberExportRoute(exportMyContactMessages, subject, async (memberId) => ({
        messages: (await queries.listByContacts([memberId])).map(toOwnMessage),
      })),
      dataSubjectRequestRoutes({ ...kit, ...persons, ...timeline, subject, erase }),
    ],
  };
}
