import { exportMyQuestions } from '@aera/contracts';
import {
  type ServiceContext,
  keysOfMember,
  memberExportRoute,
  serveDataSubject,
  type ServiceModule,
} from '@aera/service-kit';
import { createDataSubject } from './data-subject.ts';

interface Needs {
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Export and erasure of a person's questions, notifications and mails. */
export function dataSubjectModule(
  { store, sql, clock, deriveKey }: ServiceContext,
  { untilListed }: Needs,
): ServiceModule {
  const subject = createDataSubject({
    store,
    sql,
    secret: deriveKey('question pseudonyms'),
    untilListed,
    clock,
  });
  return serveDataSubject('questions-notifications', subject, {
    routes: [
      memberExportRoute(exportMyQuestions, subject, (memberId) => subject.exportData(keysOfMember(memberId))),
    ],
    consumers: { memberErased: 'questions-notifications-member-erasure' },
  });
}
