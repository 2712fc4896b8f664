import { memberErased, ownSearches } from '@aera/contracts/server';
import { when } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import { type Reaction, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SearchLog } from '../asked/search-log.ts';
import { forgetSearchesOf, searchesOf } from '../held/searches-of-person.ts';

interface Deps {
  readonly sql: Sql;
  readonly searches: Pick<SearchLog, 'flushed'>;
  readonly memberKey: (memberId: string) => string;
}

/** What members may see of their searches, and how these go with the account. */
export function ownDataPart({ sql, searches, memberKey }: Deps) {
  const keysOf = (memberId: string) => ({ visitors: [memberKey(memberId)], sessions: [] });
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, ownSearches, async ({ identity }) => {
      await searches.flushed();
      return { searches: await searchesOf(sql, keysOf(identity.sub)) };
    });
  };
  const consumer: Reaction = {
    from: 'security-auth',
    durable: 'searches-erased-members',
    on: when(memberErased, async ({ data: { memberId } }) => {
      await searches.flushed();
      await forgetSearchesOf(sql, keysOf(memberId));
    }),
  };
  return { routes, consumer };
}
