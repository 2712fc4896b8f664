import type { exportMyQuestions, PersonIdentifiers, ResponseOf } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { type DataSubject, timelinePage, visitorSessionsOf } from '@aera/service-kit';
import { createEmailPseudonymizer, createSessionPseudonymizer } from '../questions/pseudonyms.ts';
import { createEraseMember } from './erase-member.ts';
import { createEraseVisitor } from './erase-visitor.ts';
import { createMemberDataExport } from './export-member-data.ts';
import { findPersonActivity } from './person-activity.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly secret: Buffer;
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

/** A person here: members, e-mail addresses, and the browsers in which something was asked. */
export function createDataSubject({
  store,
  sql,
  secret,
  untilListed,
  clock,
}: Deps): DataSubject<ResponseOf<typeof exportMyQuestions>> {
  const [visitorIdOf, voterIdOf] = [createEmailPseudonymizer(secret), createSessionPseudonymizer(secret)];
  const exportOf = createMemberDataExport(store, sql);
  const eraseVisitor = createEraseVisitor({ store, sql, clock });
  const onMemberErased = createEraseMember({ store, sql, clock });

  const toIds = (keys: PersonIdentifiers) => {
    const sessions = visitorSessionsOf(keys);
    return {
      sessions,
      members: [...new Set(keys.members)],
      visitors: [...new Set(keys.emails.map(visitorIdOf))],
      voters: sessions.map(voterIdOf),
    };
  };

  return {
    waitUntilCaughtUp: untilListed,
    async listActivity(keys, paging) {
      const { items, keys: further } = await findPersonActivity(store, sql, toIds(keys));
      return { ...timelinePage(items, paging), keys: further };
    },
    // A browser may be shared: what was asked in it under another address is listed, but neither exported nor erased.
    exportData: (keys) => exportOf(toIds(keys)),
    async erase(keys, cause) {
      const { members, visitors, voters } = toIds(keys);
      const { id, metadata } = cause;
      if (cause.by === 'message') {
        const { erasedAt } = cause;
        for (const memberId of members) await onMemberErased({ memberId, erasedAt, causeId: id, metadata });
        return members.length;
      }
      // Members are erased when security-auth publishes that their account is erased.
      let erased = 0;
      for (const visitorId of [...visitors, ...voters])
        erased += Number(await eraseVisitor({ visitorId, erasureId: id, metadata }));
      await untilListed();
      return erased;
    },
  };
}
