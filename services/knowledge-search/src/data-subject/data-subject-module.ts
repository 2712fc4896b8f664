import {
  dataSubjectRoutes,
  memberErased,
  ownSearches,
  type PersonKeys,
  visitorErased,
} from '@aera/contracts/server';
import { when } from '@aera/event-bus';
import {
  heldPage,
  type Kit,
  placeBefore,
  serve,
  type ServiceModule,
  visitorSessionsOf,
} from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { createMemberPseudonymizer, createSessionPseudonymizer } from '../search-analytics/pseudonyms.ts';
import type { SearchLog } from '../search-analytics/search-log.ts';
import { findPersonActivity } from './person-activity.ts';
import { erasePersonSearches, type SearchKeys, findPersonSearches } from './person-searches.ts';

interface Needs {
  readonly searches: Pick<SearchLog, 'flushed'>;
}

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['knowledge-search'];

/** What is kept of a person's searches: listed, exported and erased, for stewards and for members themselves. */
export function dataSubjectModule({ config, sql }: Kit, { searches }: Needs): ServiceModule {
  const memberKey = createMemberPseudonymizer(config.SEALING_KEY);
  const sessionKey = createSessionPseudonymizer(config.SEALING_KEY);
  const keysOfMember = (memberId: string): SearchKeys => ({ visitors: [memberKey(memberId)], sessions: [] });
  const keysOf = (keys: PersonKeys): SearchKeys => ({
    visitors: keys.members.map(memberKey),
    sessions: visitorSessionsOf(keys).map(sessionKey),
  });

  const routes: FastifyPluginAsync = async (app) => {
    serve(app, heldActivity, async ({ body: { keys, before, limit } }) => {
      await searches.flushed();
      const asked = { keys: keysOf(keys), before: placeBefore(before), limit };
      return heldPage(await findPersonActivity(sql, asked), limit);
    });

    serve(app, heldData, async ({ body: { keys } }) => {
      await searches.flushed();
      return { data: { searches: await findPersonSearches(sql, keysOf(keys)) } };
    });

    serve(app, ownSearches, async ({ identity }) => {
      await searches.flushed();
      return { searches: await findPersonSearches(sql, keysOfMember(identity.sub)) };
    });

    serve(app, eraseHeld, async ({ body: { keys } }) => {
      await searches.flushed();
      return { erased: await erasePersonSearches(sql, keysOf(keys)) };
    });
  };

  const forget = async (keys: SearchKeys) => {
    await searches.flushed();
    await erasePersonSearches(sql, keys);
  };
  return {
    routes: [routes],
    consumers: [
      {
        from: 'security-auth',
        durable: 'searches-erased-members',
        on: when(memberErased, ({ data }) => forget(keysOfMember(data.memberId))),
      },
      {
        from: 'consent-ledger',
        durable: 'searches-erased-visitors',
        on: when(visitorErased, ({ data }) =>
          forget({ visitors: [], sessions: [sessionKey(data.sessionId)] }),
        ),
      },
    ],
  };
}
