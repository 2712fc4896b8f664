import type { ConsentRecord } from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import {
  type DataSubject,
  toActivityPage,
  restoreActor,
  toSqlCursor,
  listVisitorSessions,
  type ServiceContext,
} from '@aera/service-kit';
import { findConsents, findSessionConsents } from '../consents/consent-queries.ts';
import type { ReadReceipt } from '../consents/consent-stream.ts';
import {
  type NoticeImpression,
  noticeImpressionsProjection,
} from '../notices/notice-impressions-projection.ts';
import { recordErasure } from '../visitor-sessions/record-erasure.ts';
import { findErasures, findPersonActivity, findPersonRecords } from './subject-data.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock'> {
  readonly readReceipt: ReadReceipt;
}

/** A person in this service: the sessions of their browsers. */
export const createDataSubject = ({
  store,
  sql,
  readReceipt,
  clock,
}: Deps): DataSubject<{
  consents: { record: ConsentRecord; receipt: Awaited<ReturnType<ReadReceipt>> }[];
  impressions: NoticeImpression[];
}> => ({
  waitUntilCaughtUp: () =>
    Promise.all([
      waitForProjection(store, 'consents'),
      waitForProjection(store, noticeImpressionsProjection.name),
    ]),

  async listActivity(keys, { before, limit }) {
    const sessions = listVisitorSessions(keys);
    const erasures = await findErasures(store, sessions);
    const query = { sessions, erasures, before: toSqlCursor(before), limit };
    return toActivityPage(await findPersonActivity(sql, query), limit);
  },

  async exportData(keys) {
    const sessions = listVisitorSessions(keys);
    const erasures = await findErasures(store, sessions);
    const found = await Promise.all(sessions.map((id) => findPersonRecords(sql, id, erasures)));
    const ids = found.flatMap(({ consentIds }) => consentIds);
    const records = await findConsents(sql, { ids }, { limit: ids.length });
    return {
      // Adds data that a receipt does not contain: what was derived from the IP address.
      consents: await Promise.all(
        records.map(async (record) => ({ record, receipt: await readReceipt(record.id) })),
      ),
      impressions: found.flatMap(({ impressions }) => impressions),
    };
  },

  async erase(keys, { metadata }) {
    const sessions = listVisitorSessions(keys);
    const erasures = await findErasures(store, sessions);
    let erased = 0;
    for (const sessionId of sessions) {
      const { consentIds, impressions } = await findPersonRecords(sql, sessionId, erasures);
      if (consentIds.length === 0 && impressions.length === 0) {
        // An erasure that failed after its event may have left the key of a consent that arrived in between.
        if (erasures.some((erasure) => erasure.sessionId === sessionId)) await store.eraseSubject(sessionId);
        continue;
      }
      const all = (await findSessionConsents(sql, sessionId)).map(({ id }) => id);
      await recordErasure(store, { sessionId, consentIds: all, now: clock().toISOString() }, metadata);
      erased += 1;
    }
    return erased;
  },

  async eraseAgain({ sessions }) {
    for (const { id: sessionId } of sessions) {
      const consentIds = (await findSessionConsents(sql, sessionId)).map(({ id }) => id);
      const { impressions } = await findPersonRecords(sql, sessionId, []);
      if (consentIds.length + impressions.length === 0) continue;
      const session = { sessionId, consentIds, now: clock().toISOString() };
      await recordErasure(store, session, { actor: restoreActor });
    }
  },
});
