import {
  searchKnowledge as searchRoute,
  searchSessionHeader,
  suggest as suggestRoute,
} from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { EngineUnavailable, type IndexReader } from '../engine/search-engine.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { searchSession } from './search-session.ts';

export interface SearchRoutesOptions {
  readonly index: IndexReader;
  readonly newId: () => string;
}

/** Shorter texts are the beginning of everything. */
const shortestTyped = 2;
const mostSuggestions = 8;

export const searchRoutes =
  ({ index, newId }: SearchRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const tellSession = (request: FastifyRequest, reply: FastifyReply) =>
      reply.header(searchSessionHeader, searchSession(request.headers[searchSessionHeader], newId));

    serve(app, searchRoute, async ({ body, request, reply }) => {
      tellSession(request, reply);
      return searchKnowledge(index, body.query).catch(unavailable);
    });

    serve(app, suggestRoute, async ({ query, request, reply }) => {
      tellSession(request, reply);
      const typed = query.query.trimStart();
      if (typed.trimEnd().length < shortestTyped) return { suggestions: [] };
      return { suggestions: await index.suggest(typed, mostSuggestions).catch(unavailable) };
    });
  };

const unavailable = (error: unknown): never => {
  if (!(error instanceof EngineUnavailable)) throw error;
  throw new HttpProblem(503, 'Search is not available just now.', { code: 'search-unavailable' });
};
