import {
  readSearchRules,
  previewSearchRules,
  reviseSearchRules,
  type SearchResult,
  type SearchRules,
} from '@aera/contracts';
import { requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { IndexReader } from '../engine/search-engine.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { throwSearchUnavailable } from './search-unavailable.ts';
import { compileRules, type CompiledRules } from '../search-rules/compile-rules.ts';
import { readTopQueries } from '../search-analytics/popular-queries.ts';
import { normalizeRules } from '../search-rules/normalize-rules.ts';
import type { SearchRulesDefinition } from '../search-rules/search-rules.ts';
import { type SearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { searchRulesStream } from '../search-rules/search-rules-stream.ts';

const maxPreviewQueries = 20;
/** Maximum number of results per previewed query. */
const maxPreviewResults = 5;

export const searchRulesRoutes =
  ({ store, sql, clock }: ServiceContext, index: IndexReader, cache: SearchRulesCache): FastifyPluginAsync =>
  async (app) => {
    const stream = store.stream(searchRulesStream);
    const current = async (): Promise<SearchRules> => {
      const last = (await stream.read()).at(-1);
      const { synonyms = [], pins = [], version = 0, revisedAt = null, stewardId = null } = last?.data ?? {};
      const pinned = [...new Set(pins.flatMap(({ documentIds }) => documentIds))];
      const documents = await index.documents(pinned).catch(throwSearchUnavailable);
      const titles = Object.fromEntries(documents.map(({ id, title }) => [id, title]));
      return { ...toMutable({ synonyms, pins }), version, updatedAt: revisedAt, stewardId, titles };
    };

    serve(app, readSearchRules, current);

    serve(app, reviseSearchRules, { current }, async ({ body, identity, request }) => {
      const { expectedVersion } = body;
      const data = { ...normalizeRules(body), expectedVersion, stewardId: identity.sub };
      const command = { type: 'ReviseSearchRules', data, now: clock().toISOString() } as const;
      await stream.handle([], command, { metadata: requestMetadata(request) });
      // A steward checks the result right after saving.
      await cache.refresh();
      return current();
    });

    serve(app, previewSearchRules, async ({ body }) => {
      const after = compileRules(normalizeRules(body));
      const before = cache.current();
      const queries = body.queries ?? (await readTopQueries(sql, maxPreviewQueries));
      const runQuery = async (query: string, rules: CompiledRules) => {
        const { results, hasAnswer } = await searchKnowledge(index, query, { rules }).catch(
          throwSearchUnavailable,
        );
        return { hasAnswer, results: results.slice(0, maxPreviewResults).map(toPreviewResult) };
      };
      const compared = [];
      // Sequential, so that a preview does not slow searches of visitors.
      for (const query of queries) {
        const oldResult = await runQuery(query, before);
        const newResult = haveSameEffect(query, before, after) ? oldResult : await runQuery(query, after);
        const changed = JSON.stringify(oldResult) !== JSON.stringify(newResult);
        compared.push({ query, changed, before: oldResult, after: newResult });
      }
      return { queries: compared };
    });
  };

/** Whether a query has the same variants and pins, and so the same results, under both rule sets. */
const haveSameEffect = (query: string, a: CompiledRules, b: CompiledRules): boolean =>
  JSON.stringify([a.expandSynonyms(query), a.pinned(query)]) ===
  JSON.stringify([b.expandSynonyms(query), b.pinned(query)]);

const toPreviewResult = ({ id, title, confidence, pinned = false }: SearchResult) => ({
  id,
  title,
  confidence,
  pinned,
});

/** Copies the rules into the mutable arrays of the response type. */
const toMutable = (rules: SearchRulesDefinition) => ({
  synonyms: rules.synonyms.map((group) => [...group]),
  pins: rules.pins.map(({ query, documentIds }) => ({ query, documentIds: [...documentIds] })),
});
