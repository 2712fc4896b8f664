import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  recordSearchClick,
  searchKnowledge as searchRoute,
  searchSessionHeader,
  suggest as suggestRoute,
} from '@aera/contracts';
import { parseVisitorSessionId, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  createNetworkPseudonymizer,
  createQueryPseudonymizer,
  createSessionPseudonymizer,
  createVisitorPseudonymizer,
} from '../search-analytics/pseudonyms.ts';
import { isBot, type SearchLog, normalizeQuery } from '../search-analytics/search-log.ts';
import type { PopularQueries } from '../search-analytics/popular-queries.ts';
import type { IndexReader } from '../engine/search-engine.ts';
import type { SearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { toQueryKey, toTitleKey } from '../text-analysis/keys.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { throwSearchUnavailable } from './search-unavailable.ts';

interface SearchServices {
  readonly index: IndexReader;
  readonly rules: SearchRulesCache;
  readonly searches: SearchLog;
  readonly popular: PopularQueries;
}

/** Shorter texts match nearly every title. */
const minQueryLength = 2;
const maxSuggestions = 8;
/** Past queries come first and leave most of the list to titles. */
const maxPastQueries = 3;

export const searchRoutes =
  (
    { clock, newId, deriveKey }: ServiceContext,
    { index, rules, searches, popular }: SearchServices,
  ): FastifyPluginAsync =>
  async (app) => {
    const secret = deriveKey('search pseudonyms');
    const visitorKey = createVisitorPseudonymizer(secret);
    const networkKey = createNetworkPseudonymizer(secret);
    const sessionKey = createSessionPseudonymizer(secret);
    const queryPseudonym = createQueryPseudonymizer(secret);
    const setSession = (request: FastifyRequest, reply: FastifyReply) =>
      reply.header(searchSessionHeader, toSearchSession(request.headers[searchSessionHeader], newId));
    const now = () => clock().toISOString();

    serve(app, searchRoute, async ({ body, identity, request, reply }) => {
      setSession(request, reply);
      const key = toQueryKey(body.query);
      if (key === '') return { results: [], hasAnswer: false };
      // Requests that a fast typist has already cancelled are recognized before they run.
      await yieldToEventLoop();
      const isRequestOpen = () => !reply.raw.destroyed;
      const options = { rules: rules.current(), category: body.category, isRequestOpen };
      const response = await searchKnowledge(index, body.query, options).catch(throwSearchUnavailable);
      const id = newId();
      const session = parseVisitorSessionId(request.headers.cookie);
      const searchedAt = now();
      if (isRequestOpen() && !isBot(request.headers['user-agent']) && body.category === undefined)
        searches.record({
          id,
          searchedAt,
          visitorKey: visitorKey(identity),
          networkKey: networkKey(identity.ip, searchedAt),
          sessionKey: session ? sessionKey(session) : null,
          query: normalizeQuery(body.query),
          queryKey: key,
          queryPseudonym: queryPseudonym(key),
          hasAnswer: response.hasAnswer,
          typing: body.typing,
        });
      return { ...response, queryId: id };
    });

    serve(app, recordSearchClick, async ({ body }) => {
      const { queryId: searchId, documentId, rank } = body;
      if (await searches.recordClick({ searchId, documentId, rank, clickedAt: now() })) popular.wake();
    });

    serve(app, suggestRoute, async ({ query, request, reply }) => {
      setSession(request, reply);
      const typed = query.query.trimStart();
      if (typed.trimEnd().length < minQueryLength) return { suggestions: [] };
      const titles = await index.suggest(typed, maxSuggestions).catch(throwSearchUnavailable);
      return {
        suggestions: dedupeSuggestions(
          [...popular.withPrefix(typed, maxPastQueries), ...titles],
          maxSuggestions,
        ),
      };
    });
  };

/** Removes past queries that equal a title except for case and punctuation. */
function dedupeSuggestions(suggestions: readonly string[], limit: number): string[] {
  const byWords = new Map(suggestions.map((suggestion) => [toTitleKey(suggestion), suggestion]));
  return [...byWords.values()].slice(0, limit);
}

const sessionId = z.uuid().toLowerCase();

/** Returns the search session that a request names, or a new one if it names no UUID. */
export function toSearchSession(header: unknown, newId: () => string): string {
  const { success, data } = sessionId.safeParse(header);
  return success ? data : newId();
}
