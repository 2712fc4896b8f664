import { createArticleFromGap, dismissGap, listFilledGaps, listGaps, restoreGap } from '@aera/contracts';
import { type EventStore } from '@aera/event-store';
import { deriveId, HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { articlesProjection } from '../articles/articles-projection.ts';
import { stewardArticle } from '../articles/article-queries.ts';
import type { SearchLog } from '../search-analytics/search-log.ts';
import { type DocumentCommand } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document-stream.ts';
import { type GapCommand } from './gap.ts';
import { dismissedGapsProjection } from './dismissed-gaps-projection.ts';
import type { GapQueries } from './gap-queries.ts';
import { gapStream } from './gap-stream.ts';
import type { QueryGroup } from './group-queries.ts';

interface Deps {
  readonly store: EventStore;
  readonly gaps: GapQueries;
  readonly searches: SearchLog;
  readonly clock: () => Date;
}

export const gapRoutes =
  ({ store, gaps, searches, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const groupOf = async (id: string): Promise<QueryGroup> => {
      const group = await gaps.group(id);
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
      const found = await gaps.list(days, show);
      return { gaps: found.slice(offset, offset + limit), total: found.length };
    });

    serve(app, dismissGap, async ({ params, identity, request }) => {
      const { id: gapId, query, keys } = await groupOf(params.id);
      const data = { gapId, query, keys: [...keys], stewardId: identity.sub };
      await handle({ type: 'DismissGap', data, now: now() }, request);
      return undefined;
    });

    serve(app, restoreGap, async ({ params, identity, request }) => {
      const stewardId = identity.sub;
      for (const gapId of await gaps.dismissalsOf(await groupOf(params.id)))
        await handle({ type: 'RestoreGap', data: { gapId, stewardId }, now: now() }, request);
      return undefined;
    });

    serve(app, createArticleFromGap, async ({ params, identity, request }) => {
      const group = await groupOf(params.id);
      const begun = (await gaps.list(90, 'open')).find(({ id }) => id === group.id)?.article?.id;
      // Two stewards at once begin one and the same.
      const documentId = begun ?? deriveId(group.id, 'article-of-gap');
      const command: DocumentCommand = {
        type: 'CreateArticle',
        data: { documentId, ...initialText(group), stewardId: identity.sub, gap: originOf(group) },
        now: now(),
      };
      await store
        .stream(documentStream)
        .handle([documentId], command, { metadata: requestMetadata(request), waitFor: articlesProjection });
      const events = await store.stream(documentStream).read(documentId);
      const article = stewardArticle(events);
      if (!article) throw new HttpProblem(404, 'Article not found.', { code: 'article-not-found' });
      return article;
    });

    serve(app, listFilledGaps, async ({ query }) => {
      await searches.flush();
      return gaps.listClosed(query);
    });
  };

const originOf = ({ id, query, keys }: QueryGroup) => ({ id, query, keys: [...keys] });

/** What a steward begins with: the question as it was asked, and its other wordings. */
function initialText({ query, otherQueries }: QueryGroup) {
  const title = `${query.charAt(0).toUpperCase()}${query.slice(1)}`;
  const asked = [query, ...otherQueries].map((wording) => `- ${escapeMarkdown(wording)}`);
  const markdown = `Visitors asked:\n\n${asked.join('\n')}`;
  return { title, markdown, category: 'Help', sourcePage: null };
}

/** Marks in a visitor's words stand for themselves. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#]/gu, (mark) => `\\${mark}`);
