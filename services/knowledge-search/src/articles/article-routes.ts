import {
  createArticle,
  getArticle,
  getArticleVersion,
  listArticles as listArticlesRoute,
  previewMarkdown,
  publishArticle,
  readArticle,
  reviseArticle,
  type StewardArticle,
  withdrawArticle,
} from '@aera/contracts';
import type { EventStore, Sql, StoredEvent } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type DocumentCommand } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document-stream.ts';
import { type DocumentEvent } from '../documents/document.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { articleVersion, listArticles, publishedArticle, stewardArticle } from './article-queries.ts';
import { articlesProjection } from './articles-projection.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const articleRoutes =
  ({ store, sql, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const eventsOf = async (id: string): Promise<StoredEvent<DocumentEvent>[]> =>
      await store.stream(documentStream).read(id);
    const article = async (id: string): Promise<StewardArticle> =>
      assertFound(stewardArticle(await eventsOf(id)));

    /** Carries out a steward's change and returns the article after it. */
    const change = async (command: DocumentCommand, request: FastifyRequest): Promise<StewardArticle> => {
      const { documentId } = command.data;
      // The list is read again as soon as the answer is there.
      const options = { metadata: requestMetadata(request), waitFor: articlesProjection };
      await store.stream(documentStream).handle([documentId], command, options);
      return article(documentId);
    };

    const stale = { current: ({ params }: { params: { id: string } }) => article(params.id) };

    serve(app, readArticle, async ({ params }) => assertFound(publishedArticle(await eventsOf(params.id))));

    serve(app, listArticlesRoute, ({ query }) => listArticles(sql, query));

    serve(app, getArticle, ({ params }) => article(params.id));

    serve(app, getArticleVersion, async ({ params }) =>
      assertFound(articleVersion(await eventsOf(params.id), params.version)),
    );

    serve(app, createArticle, async ({ body, identity, request }) => {
      const by = { documentId: newId(), stewardId: identity.sub, gap: null };
      const data = { ...body, sourcePage: body.sourcePage ?? null, ...by };
      return change({ type: 'CreateArticle', data, now: now() }, request);
    });

    serve(
      app,
      reviseArticle,
      async ({ params, body, identity, request }) => {
        const by = { documentId: params.id, stewardId: identity.sub };
        const data = { ...body, sourcePage: body.sourcePage ?? null, ...by };
        return change({ type: 'ReviseArticle', data, now: now() }, request);
      },
      stale,
    );

    serve(
      app,
      publishArticle,
      async ({ params, body, identity, request }) => {
        const data = { ...body, documentId: params.id, stewardId: identity.sub };
        return change({ type: 'PublishArticle', data, now: now() }, request);
      },
      stale,
    );

    serve(
      app,
      withdrawArticle,
      async ({ params, body, identity, request }) => {
        const data = { ...body, documentId: params.id, stewardId: identity.sub };
        return change({ type: 'WithdrawArticle', data, now: now() }, request);
      },
      stale,
    );

    serve(app, previewMarkdown, async ({ body }) => parseMarkdown(body.markdown));
  };

function assertFound<T>(value: T | null): T {
  if (value === null) throw new HttpProblem(404, 'Article not found.', { code: 'article-not-found' });
  return value;
}
