import { beginArticleFromGap, listFilledGaps, listGaps } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { derivedId, HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { stewardArticle } from '../articles/steward-article.ts';
import type { SearchLog } from '../asked/search-log.ts';
import { type DocumentCommand, documentDecider } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document.ts';
import { isOfDocument, type KnowledgeEvent } from '../knowledge-event.ts';
import type { GapQueries } from './gap-queries.ts';
import type { QueryGroup } from './group-queries.ts';

interface Deps {
  readonly store: EventStore<KnowledgeEvent>;
  readonly gaps: GapQueries;
  readonly searches: SearchLog;
  readonly untilListed: () => Promise<void>;
  readonly clock: () => Date;
}

export const gapRoutes =
  ({ store, gaps, searches, untilListed, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, listGaps, async ({ query: { days, limit, offset } }) => {
      await searches.flushed();
      const open = await gaps.open(days);
      return { gaps: open.slice(offset, offset + limit), total: open.length };
    });

    serve(app, beginArticleFromGap, async ({ params, identity, request }) => {
      const group = await gaps.group(params.id);
      if (!group) throw new HttpProblem(404, 'There is no such gap any more.', { code: 'gap-not-found' });
      const begun = (await gaps.open(90)).find(({ id }) => id === group.id)?.article?.id;
      // Two stewards at once begin one and the same.
      const documentId = begun ?? derivedId(group.id, 'article-of-gap');
      const command: DocumentCommand = {
        type: 'BeginArticle',
        data: { documentId, ...firstText(group), stewardId: identity.sub, gap: originOf(group) },
        now: clock().toISOString(),
      };
      await store.handle(documentDecider, documentStream(documentId), command, metadataOf(request));
      await untilListed();
      const events = await store.readStream(documentStream(documentId));
      const article = stewardArticle(events.filter(isOfDocument));
      if (!article) throw new HttpProblem(404, 'There is no such article.', { code: 'article-not-found' });
      return article;
    });

    serve(app, listFilledGaps, async ({ query }) => {
      await searches.flushed();
      return gaps.filled(query);
    });
  };

const originOf = ({ id, query, keys }: QueryGroup) => ({ id, query, keys: [...keys] });

/** What a steward begins with: the question as it was asked, and its other wordings. */
function firstText({ query, alsoAsked }: QueryGroup) {
  const title = `${query.charAt(0).toUpperCase()}${query.slice(1)}`;
  const asked = [query, ...alsoAsked].map((wording) => `- ${plain(wording)}`);
  const markdown = `Visitors asked:\n\n${asked.join('\n')}`;
  return { title, markdown, category: 'Help', sourcePage: null };
}

/** Marks in a visitor's words stand for themselves. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#]/gu, (mark) => `\\${mark}`);
