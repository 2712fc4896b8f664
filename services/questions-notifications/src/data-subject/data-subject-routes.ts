import { dataSubjectRoutes, type PersonKeys } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { metadataOf, serve, timelinePage, visitorSessionsOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { createMemberDataExport } from './export-member-data.ts';
import { createEmailPseudonymizer, createSessionPseudonymizer } from '../questions/pseudonyms.ts';
import { createEraseVisitor } from './erase-visitor.ts';
import { findPersonActivity } from './person-activity.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly secret: Buffer;
  /** Resolves when the lists show what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['questions-notifications'];

/** What stewards are told of a person who asked: by members, by addresses, and by the browsers in which something was asked. */
export const createDataSubjectRoutes =
  ({ store, sql, secret, untilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const [visitorIdOf, voterIdOf] = [createEmailPseudonymizer(secret), createSessionPseudonymizer(secret)];
    const factsOf = createMemberDataExport(store, sql);
    const eraseVisitor = createEraseVisitor({ store, sql, clock });

    const knownBy = (keys: PersonKeys) => {
      const sessions = visitorSessionsOf(keys);
      return {
        sessions,
        members: [...new Set(keys.members)],
        visitors: [...new Set(keys.emails.map(visitorIdOf))],
        voters: sessions.map(voterIdOf),
      };
    };

    serve(app, heldActivity, async ({ body: { keys, ...paging } }) => {
      await untilListed();
      const { items, keys: further } = await findPersonActivity(store, sql, knownBy(keys));
      return { ...timelinePage(items, paging), keys: further };
    });

    // A browser may be shared, and what was asked in it under another address is another's: it is told, but neither given out nor erased.
    serve(app, heldData, async ({ body: { keys } }) => {
      await untilListed();
      return { data: { ...(await factsOf(knownBy(keys))) } };
    });

    // Members are forgotten when security-auth says that their account is gone.
    serve(app, eraseHeld, async ({ body: { keys, erasureId }, request }) => {
      await untilListed();
      const { visitors, voters } = knownBy(keys);
      let erased = 0;
      for (const visitorId of [...visitors, ...voters])
        erased += Number(await eraseVisitor({ visitorId, erasureId, metadata: metadataOf(request) }));
      await untilListed();
      return { erased };
    });
  };
