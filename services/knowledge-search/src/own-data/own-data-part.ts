import { type Identity, memberErased, ownSearches } from '@aera/contracts';
import { when } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import { type Reaction, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SearchLog } from '../asked/search-log.ts';
import { forgetSearchesOf, searchesOf } from './own-searches.ts';

interface Deps {
  readonly sql: Sql;
  readonly searches: Pick<SearchLog, 'flushed'>;
  readonly visitorKey: (identity: Identity) => string;
}

/** What members may see of their searches, and how these go with the account. */
export function ownDataPart({ sql, searches, visitorKey }: Deps) {
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, ownSearches, async ({ identity }) => {
      await searches.flushed();
      return searchesOf(sql, visitorKey(identity));
    });
  };
  const consumer: Reaction = {
    from: 'security-auth',
    durable: 'searches-erased-members',
    on: when(memberErased, async ({ data: { memberId } }) => {
      await searches.flushed();
      await forgetSearchesOf(sql, visitorKey(asMember(memberId)));
    }),
  };
  return { routes, consumer };
}

/** A member as searches are counted by; name and address do not matter there. */
const asMember = (sub: string): Identity => ({ kind: 'member', sub, name: '', email: '', ip: '' });
