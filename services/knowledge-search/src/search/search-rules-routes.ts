import {
  getSearchRules,
  previewSearchRules,
  reviseSearchRules,
  type SearchRules,
  searchRulesHistory,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { IndexReader } from '../engine/search-engine.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { throwSearchUnavailable } from './search-unavailable.ts';
import { compileRules, type CompiledRules } from '../search-rules/compile-rules.ts';
import { normalizeRules } from '../search-rules/decide-search-rules.ts';
import { type SearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { searchRulesStream } from '../search-rules/search-rules-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly index: IndexReader;
  readonly book: SearchRulesCache;
  /** The most frequent recent queries. */
  readonly mostAsked: (limit: number) => Promise<string[]>;
  readonly clock: () => Date;
}

const maxVersions = 100;
const mostPreviewed = 20;
/** Number of preview results; stewards do not read further. */
const shownInPreview = 5;

export const searchRulesRoutes =
  ({ store, index, book, mostAsked, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const versions = async () => await store.stream(searchRulesStream).read();
    const current = async (): Promise<SearchRules> => {
      const last = (await versions()).at(-1);
      const { synonyms = [], pins = [], version = 0, revisedAt = null, stewardId = null } = last?.data ?? {};
      const pinned = [...new Set(pins.flatMap(({ documentIds }) => documentIds))];
      const documents = await index.documents(pinned).catch(throwSearchUnavailable);
      const titles = Object.fromEntries(documents.map(({ id, title }) => [id, title]));
      return { ...mutable({ synonyms, pins }), version, updatedAt: revisedAt, stewardId, titles };
    };

    serve(app, getSearchRules, current);

    serve(app, searchRulesHistory, async () => {
      const newest = (await versions()).toReversed().slice(0, maxVersions);
      return newest.map(({ data: { synonyms, pins, version, revisedAt: updatedAt, stewardId } }) =>
        Object.assign(mutable({ synonyms, pins }), { version, updatedAt, stewardId }),
      );
    });

    serve(
      app,
      reviseSearchRules,
      async ({ body, identity, request }) => {
        const data = { ...body, stewardId: identity.sub };
        const command = { type: 'ReviseSearchRules', data, now: clock().toISOString() } as const;
        await store.stream(searchRulesStream).handle([], command, { metadata: requestMetadata(request) });
        // A steward checks the result right after saving.
        await book.refresh();
        return current();
      },
      { current },
    );

    serve(app, previewSearchRules, async ({ body }) => {
      const after = compileRules(normalizeRules(body));
      const before = book.current();
      const queries = body.queries ?? (await mostAsked(mostPreviewed));
      const outcome = async (query: string, rules: CompiledRules) => {
        const { results, hasAnswer } = await searchKnowledge(index, query, { rules }).catch(
          throwSearchUnavailable,
        );
        return { hasAnswer, results: results.slice(0, shownInPreview).map(ranked) };
      };
      const compared = [];
      // One after the other: visitors search meanwhile.
      for (const query of queries) {
        const old = await outcome(query, before);
        const next = haveSameEffect(query, before, after) ? old : await outcome(query, after);
        const changed = JSON.stringify(old) !== JSON.stringify(next);
        compared.push({ query, changed, before: old, after: next });
      }
      return { queries: compared };
    });
  };

/** True when both lead a query to the same wordings and pins, so that its results are the same. */
const haveSameEffect = (query: string, a: CompiledRules, b: CompiledRules): boolean =>
  JSON.stringify([a.variants(query), a.pinned(query)]) ===
  JSON.stringify([b.variants(query), b.pinned(query)]);

interface Rankable {
  readonly id: string;
  readonly title: string;
  readonly confidence: number;
  readonly pinned?: boolean | undefined;
}

const ranked = ({ id, title, confidence, pinned = false }: Rankable) => ({ id, title, confidence, pinned });

/** The wire's shape: arrays of its own. */
const mutable = (rules: Parameters<typeof compileRules>[0]) => ({
  synonyms: rules.synonyms.map((group) => [...group]),
  pins: rules.pins.map(({ query, documentIds }) => ({ query, documentIds: [...documentIds] })),
});
