import { exportMyQuestionsAndNotifications, type PersonIdentifiers, type ResponseOf } from '@aera/contracts';
import {
  type DataSubject,
  type ErasureCause,
  identifyMember,
  memberExportRoute,
  serveDataSubject,
  type ServiceContext,
  type ServiceModule,
  toTimelinePage,
  listVisitorSessions,
} from '@aera/service-kit';
import { createEmailPseudonymizer, createSessionPseudonymizer } from '../questions/pseudonyms.ts';
import { createErasePerson } from './erase-person.ts';
import { createPersonDataExport } from './export-person-data.ts';
import { findPersonActivity } from './person-activity.ts';

interface Needs {
  readonly waitUntilListed: () => Promise<void>;
  /** @throws EventStoreError `projection-lagging` */
  readonly requireListed: () => Promise<void>;
}

/** Export and erasure of a person's questions, notifications and mails. */
export function dataSubjectModule(kit: ServiceContext, needs: Needs): ServiceModule {
  const subject = createDataSubject(kit, needs);
  return serveDataSubject('questions-notifications', subject, {
    routes: [
      memberExportRoute(exportMyQuestionsAndNotifications, subject, (memberId) =>
        subject.exportData(identifyMember(memberId)),
      ),
    ],
    consumers: { memberErased: 'questions-notifications-member-erasure' },
  });
}

/** A person is identified by members, e-mail addresses, and the browser sessions in which questions were asked. */
function createDataSubject(
  kit: ServiceContext,
  { waitUntilListed, requireListed }: Needs,
): DataSubject<ResponseOf<typeof exportMyQuestionsAndNotifications>> {
  const { store, sql } = kit;
  const secret = kit.deriveKey('question pseudonyms');
  const pseudonymizeEmail = createEmailPseudonymizer(secret);
  const pseudonymizeSession = createSessionPseudonymizer(secret);
  const exportPersonData = createPersonDataExport(store, sql);
  const { eraseMember, eraseVisitor, eraseAgain } = createErasePerson(kit, waitUntilListed);

  const toIds = (keys: PersonIdentifiers) => {
    const sessions = listVisitorSessions(keys);
    return {
      sessions,
      members: [...new Set(keys.members)],
      visitors: [...new Set(keys.emails.map(pseudonymizeEmail))],
      voters: sessions.map(pseudonymizeSession),
    };
  };

  async function eraseEach({ members, visitors, voters }: ReturnType<typeof toIds>, cause: ErasureCause) {
    const { id: causeId, metadata } = cause;
    if (cause.by === 'message') {
      const { erasedAt } = cause;
      for (const memberId of members) await eraseMember({ memberId, erasedAt, causeId, metadata });
      return members.length;
    }
    // Members are erased by the message of security-auth that their account is erased.
    let erased = 0;
    for (const visitorId of [...visitors, ...voters])
      erased += Number(await eraseVisitor({ visitorId, causeId, metadata }));
    await waitUntilListed();
    return erased;
  }

  return {
    waitUntilCaughtUp: waitUntilListed,
    async listActivity(keys, paging) {
      const activity = await findPersonActivity(store, sql, toIds(keys), paging);
      return { ...toTimelinePage(activity.items, paging), keys: activity.keys };
    },
    // A browser may be shared: questions asked in it under another address are listed, but neither exported nor erased.
    exportData: (keys) => exportPersonData(toIds(keys)),
    async erase(keys, cause) {
      await requireListed();
      const erased = await eraseEach(toIds(keys), cause);
      // A dead letter may be a request for a mail, with name and address.
      await kit.bus.deadLetters.erase(cause.by === 'message' ? keys.members : keys.emails);
      return erased;
    },
    eraseAgain,
  };
}
