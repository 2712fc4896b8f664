import { setImmediate as aTurnOfTheLoop } from 'node:timers/promises';
import {
  type Identity,
  recordSearchClick,
  searchKnowledge as searchRoute,
  searchSessionHeader,
  suggest as suggestRoute,
} from '@aera/contracts';
import { serve, parseVisitorSessionId } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isBot, type SearchLog, normalizeQuery } from '../search-analytics/search-log.ts';
import type { PopularQueries } from '../search-analytics/popular-queries.ts';
import type { IndexReader } from '../engine/search-engine.ts';
import type { SearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { titleKey } from '../text-analysis/title-key.ts';
import { queryKey } from '../text-analysis/query-key.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { searchSession } from './search-session.ts';
import { throwSearchUnavailable } from './search-unavailable.ts';

interface SearchRoutesOptions {
  readonly index: IndexReader;
  readonly rules: SearchRulesCache;
  readonly searches: SearchLog;
  readonly popular: PopularQueries;
  readonly visitorKey: (identity: Identity) => string;
  readonly sessionKey: (sessionId: string) => string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Shorter texts are the beginning of everything. */
const minQueryLength = 2;
const mostSuggestions = 8;
/** Past queries come first, and leave most of the list to titles. */
const maxCachedQueries = 3;

export const searchRoutes =
  ({
    index,
    rules,
    searches,
    popular,
    visitorKey,
    sessionKey,
    clock,
    newId,
  }: SearchRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const tellSession = (request: FastifyRequest, reply: FastifyReply) =>
      reply.header(searchSessionHeader, searchSession(request.headers[searchSessionHeader], newId));
    const now = () => clock().toISOString();

    serve(app, searchRoute, async ({ body, identity, request, reply }) => {
      tellSession(request, reply);
      const key = queryKey(body.query);
      if (key === '') return { results: [], hasAnswer: false };
      // Processed sequentially, outdated requests of a fast typist are recognised before they run.
      await aTurnOfTheLoop();
      const isRequestOpen = () => !reply.raw.destroyed;
      const options = { rules: rules.current(), category: body.category, isRequestOpen };
      const answer = await searchKnowledge(index, body.query, options).catch(throwSearchUnavailable);
      const id = newId();
      const session = parseVisitorSessionId(request.headers.cookie);
      if (isRequestOpen() && !isBot(request.headers['user-agent']) && body.category === undefined)
        searches.note({
          id,
          askedAt: now(),
          visitor: visitorKey(identity),
          sessionKey: session ? sessionKey(session) : null,
          query: normalizeQuery(body.query),
          key,
          answered: answer.hasAnswer,
          typing: body.typing,
        });
      return { ...answer, queryId: id };
    });

    serve(app, recordSearchClick, async ({ body }) => {
      const { queryId: searchId, documentId, rank } = body;
      if (await searches.click({ searchId, documentId, rank, clickedAt: now() })) popular.wake();
      return undefined;
    });

    serve(app, suggestRoute, async ({ query, request, reply }) => {
      tellSession(request, reply);
      const typed = query.query.trimStart();
      if (typed.trimEnd().length < minQueryLength) return { suggestions: [] };
      const titles = await index.suggest(typed, mostSuggestions).catch(throwSearchUnavailable);
      return {
        suggestions: dedupeSuggestions(
          [...popular.beginning(typed, maxCachedQueries), ...titles],
          mostSuggestions,
        ),
      };
    });
  };

/** A past query in the words of a title is that title. */
function dedupeSuggestions(suggestions: readonly string[], limit: number): string[] {
  const byWords = new Map(suggestions.map((suggestion) => [titleKey(suggestion), suggestion]));
  return [...byWords.values()].slice(0, limit);
}
