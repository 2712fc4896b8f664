import { dataSubjectRoutes, type PersonKeys, visitorErased } from '@aera/contracts/server';
import { when } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import { heldPage, placeBefore, type Reaction, serve, visitorSessionsOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SearchLog } from '../asked/search-log.ts';
import { heldSearchesOf } from './held-searches.ts';
import { forgetSearchesOf, type SearchKeys, searchesOf } from './searches-of-person.ts';

interface Deps {
  readonly sql: Sql;
  readonly searches: Pick<SearchLog, 'flushed'>;
  readonly memberKey: (memberId: string) => string;
  readonly sessionKey: (sessionId: string) => string;
}

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['knowledge-search'];

/** What is told stewards of a person, given out and erased, and how the searches of a browser go with its visitor. */
export function heldPart({ sql, searches, memberKey, sessionKey }: Deps) {
  const keysOf = (keys: PersonKeys): SearchKeys => ({
    visitors: keys.members.map(memberKey),
    sessions: visitorSessionsOf(keys).map(sessionKey),
  });

  const routes: FastifyPluginAsync = async (app) => {
    serve(app, heldActivity, async ({ body: { keys, before, limit } }) => {
      await searches.flushed();
      const asked = { keys: keysOf(keys), before: placeBefore(before), limit };
      return heldPage(await heldSearchesOf(sql, asked), limit);
    });

    serve(app, heldData, async ({ body: { keys } }) => {
      await searches.flushed();
      return { data: { searches: await searchesOf(sql, keysOf(keys)) } };
    });

    serve(app, eraseHeld, async ({ body: { keys } }) => {
      await searches.flushed();
      return { erased: await forgetSearchesOf(sql, keysOf(keys)) };
    });
  };

  const consumer: Reaction = {
    from: 'consent-ledger',
    durable: 'searches-erased-visitors',
    on: when(visitorErased, async ({ data: { sessionId } }) => {
      await searches.flushed();
      await forgetSearchesOf(sql, { visitors: [], sessions: [sessionKey(sessionId)] });
    }),
  };
  return { routes, consumer };
}
