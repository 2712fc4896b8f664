import {
  createArticle,
  readStewardArticle,
  readArticleVersion,
  listArticles as listArticlesRoute,
  previewMarkdown,
  publishArticle,
  readArticle,
  reviseArticle,
  type StewardArticle,
  unpublishArticle,
} from '@aera/contracts';
import { deriveId, HttpProblem, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type DocumentCommand } from '../documents/decide-document.ts';
import { documentStream } from '../documents/document-stream.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { toArticleVersion, listArticles, toPublishedArticle, toStewardArticle } from './article-queries.ts';
import { articlesProjection } from './articles-projection.ts';

export const articleRoutes =
  ({ store, sql, clock }: ServiceContext): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();
    const documents = store.stream(documentStream);
    const readForSteward = async (id: string): Promise<StewardArticle> =>
      assertFound(toStewardArticle(await documents.read(id)));

    /** Handles a steward's command and returns the changed article. */
    const change = async (command: DocumentCommand, request: FastifyRequest): Promise<StewardArticle> => {
      const { documentId } = command.data;
      // Clients reload the list right after the response.
      const options = { metadata: requestMetadata(request), waitFor: articlesProjection };
      await documents.handle([documentId], command, options);
      return readForSteward(documentId);
    };

    const stale = { current: ({ params }: { params: { id: string } }) => readForSteward(params.id) };

    serve(app, readArticle, async ({ params }) =>
      assertFound(toPublishedArticle(await documents.read(params.id))),
    );

    serve(app, listArticlesRoute, ({ query }) => listArticles(sql, query));

    serve(app, readStewardArticle, ({ params }) => readForSteward(params.id));

    serve(app, readArticleVersion, async ({ params }) =>
      assertFound(toArticleVersion(await documents.read(params.id), params.version)),
    );

    serve(app, createArticle, async ({ body: { key, ...body }, identity, request }) => {
      // Derived per steward, so that an id cannot be taken over by another steward.
      const documentId = deriveId(key, `article of ${identity.sub}`);
      const by = { documentId, stewardId: identity.sub, gap: null };
      const data = { ...body, sourcePage: body.sourcePage ?? null, ...by };
      return change({ type: 'CreateArticle', data, now: now() }, request);
    });

    serve(app, reviseArticle, stale, async ({ params, body, identity, request }) => {
      const by = { documentId: params.id, stewardId: identity.sub };
      const data = { ...body, sourcePage: body.sourcePage ?? null, ...by };
      return change({ type: 'ReviseArticle', data, now: now() }, request);
    });

    serve(app, publishArticle, stale, async ({ params, body, identity, request }) => {
      const data = { ...body, documentId: params.id, stewardId: identity.sub };
      return change({ type: 'PublishArticle', data, now: now() }, request);
    });

    serve(app, unpublishArticle, stale, async ({ params, body, identity, request }) => {
      const data = { ...body, documentId: params.id, stewardId: identity.sub };
      return change({ type: 'UnpublishArticle', data, now: now() }, request);
    });

    serve(app, previewMarkdown, async ({ body }) => parseMarkdown(body.markdown));
  };

function assertFound<T>(value: T | null): T {
  if (value === null) throw new HttpProblem(404, 'Article not found.', { code: 'article-not-found' });
  return value;
}
