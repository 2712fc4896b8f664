import { dataSubjectRoutes } from '@aera/contracts';
import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import { heldPage, metadataOf, placeBefore, serve, visitorSessionsOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { findSessionConsents, findConsents } from '../consents/consent-queries.ts';
import { noticeImpressionsProjection } from '../notices/notice-impressions-projection.ts';
import type { Receipts } from '../consents/consent-receipts.ts';
import { recordErasure } from './erase-session.ts';
import { findErasures } from './visitor-erasures.ts';
import { findPersonActivity, findPersonRecords } from './subject-data.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly receipts: Receipts;
  readonly clock: () => Date;
}

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['consent-ledger'];

/** What the ledger tells stewards of a person, gives out and erases, by the sessions of their browsers. */
export const createDataSubjectRoutes =
  ({ store, sql, receipts, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const untilShown = () =>
      Promise.all([
        untilProjected(store, 'consents'),
        untilProjected(store, noticeImpressionsProjection.name),
      ]);

    serve(app, heldActivity, async ({ body: { keys, before, limit } }) => {
      const sessions = visitorSessionsOf(keys);
      const erasures = await findErasures(store, sessions);
      const asked = { sessions, erasures, before: placeBefore(before), limit };
      return heldPage(await findPersonActivity(sql, asked), limit);
    });

    serve(app, heldData, async ({ body: { keys } }) => {
      const sessions = visitorSessionsOf(keys);
      await untilShown();
      const erasures = await findErasures(store, sessions);
      const held = await Promise.all(sessions.map((id) => findPersonRecords(sql, id, erasures)));
      const ids = held.flatMap(({ consentIds }) => consentIds);
      const records = await findConsents(sql, { ids }, { limit: ids.length });
      return {
        data: {
          // The record has what was made of the address, and what the oldest receipts do not show.
          consents: await Promise.all(
            records.map(async (record) => ({ record, receipt: await receipts.of(record.id) })),
          ),
          showings: held.flatMap(({ showings }) => showings),
        },
      };
    });

    serve(app, eraseHeld, async ({ body: { keys }, request }) => {
      const sessions = visitorSessionsOf(keys);
      await untilShown();
      const erasures = await findErasures(store, sessions);
      let erased = 0;
      for (const sessionId of sessions) {
        const { consentIds, showings } = await findPersonRecords(sql, sessionId, erasures);
        if (consentIds.length === 0 && showings.length === 0) continue;
        const all = (await findSessionConsents(sql, sessionId)).map(({ id }) => id);
        const session = { sessionId, consentIds: all, now: clock().toISOString() };
        await recordErasure(store, session, metadataOf(request));
        erased += 1;
      }
      return { erased };
    });
  };
