import { createArticleFromGap, dismissGap, listClosedGaps, listGaps, restoreGap } from '@aera/contracts';
import { deriveId, HttpProblem, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { articlesProjection } from '../articles/articles-projection.ts';
import { toStewardArticle } from '../articles/article-queries.ts';
import type { SearchLog } from '../search-analytics/search-log.ts';
import { type DocumentCommand } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document-stream.ts';
import { type GapCommand } from './gap.ts';
import { dismissedGapsProjection } from './dismissed-gaps-projection.ts';
import { createGapQueries } from './gap-queries.ts';
import { gapStream } from './gap-stream.ts';
import type { QueryGroup } from './group-queries.ts';

export const gapRoutes =
  ({ store, sql, clock }: ServiceContext, searches: SearchLog): FastifyPluginAsync =>
  async (app) => {
    const gaps = createGapQueries(sql);
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
      const { id: gapId, query, keys } = await findGroup(params.id);
      const data = { gapId, query, keys: [...keys], stewardId: identity.sub };
      await handle({ type: 'DismissGap', data, now: now() }, request);
    });

    serve(app, restoreGap, async ({ params, identity, request }) => {
      const stewardId = identity.sub;
      for (const gapId of await gaps.findDismissals(await findGroup(params.id)))
        await handle({ type: 'RestoreGap', data: { gapId, stewardId }, now: now() }, request);
    });

    serve(app, createArticleFromGap, async ({ params, identity, request }) => {
      const group = await findGroup(params.id);
      // A group keeps its article when another of its wordings becomes the most frequent. Two concurrent stewards create the same article.
      const documentId = (await gaps.findArticleId(group)) ?? deriveId(group.id, 'article-of-gap');
      const command: DocumentCommand = {
        type: 'CreateArticle',
        data: { documentId, ...toDraft(group), stewardId: identity.sub, gap: toGapRef(group) },
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

const toGapRef = ({ id, query, keys }: QueryGroup) => ({ id, query, keys: [...keys] });

/** Returns the first text of the article: the question and its other wordings. */
function toDraft({ query, otherQueries }: QueryGroup) {
  const title = `${query.charAt(0).toUpperCase()}${query.slice(1)}`;
  const wordings = [query, ...otherQueries].map((wording) => `- ${escapeMarkdown(wording)}`);
  const markdown = `Visitors asked:\n\n${wordings.join('\n')}`;
  return { title, markdown, category: 'Help', sourcePage: null };
}

/** Escapes the Markdown syntax in a visitor's words. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#]/gu, (mark) => `\\${mark}`);
