import { createArticleFromGap, dismissGap, listClosedGaps, listGaps, restoreGap } from '@aera/contracts';
import { deriveId, HttpProblem, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { articlesProjection } from '../articles/articles-projection.ts';
import { toStewardArticle } from '../articles/article-queries.ts';
import { createQueryPseudonymizer } from '../search-analytics/pseudonyms.ts';
import type { SearchLog } from '../search-analytics/search-log.ts';
import { type DocumentCommand } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document-stream.ts';
import { type GapCommand } from './gap.ts';
import { dismissedGapsProjection } from './dismissed-gaps-projection.ts';
import { createGapQueries } from './gap-queries.ts';
import { gapStream } from './gap-stream.ts';
import type { QueryGroup } from './group-queries.ts';

export const gapRoutes =
  ({ store, sql, clock, deriveKey }: ServiceContext, searches: SearchLog): FastifyPluginAsync =>
  async (app) => {
    const gaps = createGapQueries(sql, createQueryPseudonymizer(deriveKey('search pseudonyms')));
    const findGroup = async (id: string): Promise<QueryGroup> => {
      const group = await gaps.findGroup(id);
      if (!group) throw new HttpProblem(404, 'This content gap no longer exists.', { code: 'gap-not-found' });
      return group;
    };
    const handle = async (command: GapCommand, request: FastifyRequest) => {
      const options = { metadata: requestMetadata(request), waitFor: dismissedGapsProjection };
      await store.stream(gapStream).handle([command.data.gapId], command, options);
    };
    const now = () => clock().toISOString();

    serve(app, listGaps, async ({ query: { days, show, limit, offset } }) => {
      await searches.flush();
      const all = await gaps.list(days, show);
      return { gaps: all.slice(offset, offset + limit), total: all.length };
    });

    serve(app, dismissGap, async ({ params, identity, request }) => {
      const { id: gapId, keys } = await findGroup(params.id);
      const data = { gapId, keys: [...keys], stewardId: identity.sub };
      await handle({ type: 'DismissGap', data, now: now() }, request);
    });

    serve(app, restoreGap, async ({ params, identity, request }) => {
      const stewardId = identity.sub;
      for (const gapId of await gaps.findDismissals(await findGroup(params.id)))
        await handle({ type: 'RestoreGap', data: { gapId, stewardId }, now: now() }, request);
    });

    serve(app, createArticleFromGap, async ({ params, body, identity, request }) => {
      const group = await findGroup(params.id);
      // A group keeps its article when another of its wordings becomes the most frequent. Of two concurrent stewards, one creates it.
      const documentId = (await gaps.findArticleId(group)) ?? deriveId(group.id, 'article-of-gap');
      const command: DocumentCommand = {
        type: 'CreateArticle',
        data: {
          ...body,
          sourcePage: body.sourcePage ?? null,
          documentId,
          stewardId: identity.sub,
          gap: { id: group.id, keys: [...group.keys] },
        },
        now: now(),
      };
      await store
        .stream(documentStream)
        .handle([documentId], command, { metadata: requestMetadata(request), waitFor: articlesProjection });
      const events = await store.stream(documentStream).read(documentId);
      const article = toStewardArticle(events);
      if (!article) throw new HttpProblem(404, 'Article not found.', { code: 'article-not-found' });
      return article;
    });

    serve(app, listClosedGaps, async ({ query }) => {
      await searches.flush();
      return gaps.listClosed(query);
    });
  };
