import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, page, requiredText, text, uuid } from '../text.ts';
import { articleStates } from './articles.routes.ts';

/** Id of a searchable document: an article, an answered question or a page of the site. */
export const documentId = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);

/** A part of a line in one style. `href` is https, mailto, or a path of this site. */
const Run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  code: z.literal(true).optional(),
  href: z.string().optional(),
});
const line = z.array(Run);

/** A block of parsed Markdown: plain data without markup, so that nothing in it can be executed. */
export const ArticleBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    line,
  }),
  z.object({ type: z.literal('paragraph'), line }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ type: z.literal('quote'), lines: z.array(line) }),
  z.object({ type: z.literal('code'), text: z.string() }),
  z.object({ type: z.literal('rule') }),
]);
export type ArticleBlock = z.infer<typeof ArticleBlock>;
export type ArticleRun = z.infer<typeof Run>;

/** A published article. */
export const Article = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  /** Path of the page with more information. */
  sourcePage: z.string().nullable(),
  blocks: z.array(ArticleBlock),
  publishedAt: instant,
  /** When the published version was published. */
  updatedAt: instant,
});
export type Article = z.infer<typeof Article>;
const ArticleState = z.enum(articleStates);

/** A path of the site, optionally with an anchor. */
const sitePath = z
  .string()
  .regex(/^\/(?!\/)[A-Za-z0-9/_-]*(#[A-Za-z0-9_-]+)?$/, 'must be a path on this site, such as /trusts');

export const articleInput = {
  title: requiredText(200),
  /** `##` headings, lists, quotes, code, links, strong and emphasized text; no HTML. */
  markdown: requiredText(50_000),
  category: requiredText(60),
  sourcePage: sitePath.max(200).nullish(),
};

const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  state: ArticleState,
  /** Version of the newest text, from 1. */
  version: z.int(),
  /** Version of the published text. */
  liveVersion: z.int().nullable(),
  updatedAt: instant,
  publishedAt: instant.nullable(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

const ArticleChange = z.object({
  /** `created`, `revised`, `published`, `unpublished`. */
  kind: z.string(),
  /** The version that was created or changed. */
  version: z.int(),
  at: instant,
  /** Id of the steward; null for the platform. */
  stewardId: z.string().nullable(),
  title: z.string(),
});

/** An article with its newest text and history, for stewards. */
export const StewardArticle = ArticleSummary.extend({
  markdown: z.string(),
  sourcePage: z.string().nullable(),
  blocks: z.array(ArticleBlock),
  /** Newest first. */
  history: z.array(ArticleChange),
  /** Id of the content gap that it was created from. */
  gapId: z.string().nullable(),
});
export type StewardArticle = z.infer<typeof StewardArticle>;

const articleParams = z.object({ id: documentId });
/** The version that the steward edited; 409 with the newest as `current` if it no longer is, so that the client can keep the text. */
const expectedVersion = z.int().min(1);

export const articlesSchemas = {
  readArticle: {
    summary: 'Read a published article',
    params: z.object({ id: documentId }),
    response: Article,
  },
  listArticles: {
    summary: 'View articles',
    query: z.object({
      state: ArticleState.optional(),
      category: text(60).optional(),
      q: text(200).optional(),
      ...page(),
    }),
    response: z.object({
      articles: z.array(ArticleSummary),
      total: z.int(),
      /** Number of articles in each state, regardless of the filter. */
      counts: z.record(ArticleState, z.int()),
      /** All categories in use. */
      categories: z.array(z.string()),
    }),
  },
  readStewardArticle: {
    summary: 'View article',
    params: articleParams,
    response: StewardArticle,
  },
  readArticleVersion: {
    summary: 'View article version',
    params: z.object({ id: documentId, version: z.coerce.number().int().min(1).max(1_000_000) }),
    response: z.object({
      version: z.int(),
      title: z.string(),
      markdown: z.string(),
      category: z.string(),
      sourcePage: z.string().nullable(),
      blocks: z.array(ArticleBlock),
    }),
  },
  createArticle: {
    summary: 'Create article',
    /** A repeated key with the same text creates no other article. */
    body: z.object({ key: uuid, ...articleInput }),
    response: StewardArticle,
  },
  reviseArticle: {
    summary: 'Edit article',
    params: articleParams,
    body: z.object({ ...articleInput, expectedVersion }),
    response: StewardArticle,
  },
  publishArticle: {
    summary: 'Publish article',
    params: articleParams,
    body: z.object({ expectedVersion }),
    response: StewardArticle,
  },
  unpublishArticle: {
    summary: 'Unpublish article',
    params: articleParams,
    body: z.object({ expectedVersion }),
    response: StewardArticle,
  },
  previewMarkdown: {
    summary: 'Preview Markdown',
    body: z.object({ markdown: text(50_000) }),
    response: z.object({
      blocks: z.array(ArticleBlock),
      /** Warnings for the author about omitted or changed text. */
      warnings: z.array(z.string()),
    }),
  },
} satisfies Record<string, RouteSchemas>;
