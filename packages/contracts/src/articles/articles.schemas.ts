import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, page, requiredText, text } from '../text.ts';
import { articleStates } from './articles.routes.ts';

/** Id of a document that can be found: of an article, an answered question or a page of the site. */
export const documentId = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);

/** A stretch of a line with the same looks throughout. `href` is https, mailto, or a path of this site, whatever was written. */
const Run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  code: z.literal(true).optional(),
  href: z.string().optional(),
});
const line = z.array(Run);

/** What a piece of Markdown comes to: plain data, never markup, so that nothing in it can be run. */
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

/** An article as its readers see it. */
export const Article = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  /** Page of the site that says more. */
  sourcePage: z.string().nullable(),
  blocks: z.array(ArticleBlock),
  publishedAt: instant,
  /** When the version that is shown was published. */
  updatedAt: instant,
});
export type Article = z.infer<typeof Article>;
const ArticleState = z.enum(articleStates);

/** A path of the site, perhaps with an anchor. */
const sitePath = z
  .string()
  .regex(/^\/(?!\/)[A-Za-z0-9/_-]*(#[A-Za-z0-9_-]+)?$/, 'must be a path on this site, such as /trusts');

const articleInput = {
  title: requiredText(200),
  /** Headings from `##`, lists, quotes, code, links, strong and emphasised words; no HTML. */
  markdown: requiredText(50_000),
  category: requiredText(60),
  sourcePage: sitePath.max(200).nullish(),
};

const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  state: ArticleState,
  /** Of the newest text; the first is 1. */
  version: z.int(),
  /** Of the text that readers see. */
  liveVersion: z.int().nullable(),
  updatedAt: instant,
  publishedAt: instant.nullable(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

const ArticleChange = z.object({
  /** `begun`, `revised`, `published`, `withdrawn`. */
  what: z.string(),
  /** The version that came of it, or that it was done to. */
  version: z.int(),
  at: instant,
  /** Id of the steward; null for the platform itself. */
  stewardId: z.string().nullable(),
  title: z.string(),
});

/** An article as stewards work on it. */
export const StewardArticle = ArticleSummary.extend({
  markdown: z.string(),
  sourcePage: z.string().nullable(),
  blocks: z.array(ArticleBlock),
  /** Newest first. */
  history: z.array(ArticleChange),
  /** Id of the content gap that it was begun from. */
  gapId: z.string().nullable(),
});
export type StewardArticle = z.infer<typeof StewardArticle>;

/** Body of a 409 for an outdated version: contains the newest version, so that the client can keep the author's text. */
export const ArticleConflict = Problem.extend({
  code: z.literal('article-changed'),
  current: StewardArticle,
});
export type ArticleConflict = z.infer<typeof ArticleConflict>;

const articleParams = z.object({ id: documentId });
/** The version that the steward had before their eyes; 409 (`ArticleConflict`) when it is no longer the newest. */
const expectedVersion = z.int().min(1);

export const articlesSchemas = {
  readArticle: {
    summary: 'Read a published article',
    params: z.object({ id: documentId }),
    response: Article,
  },
  listArticles: {
    summary: 'Articles by state, category and words of the title, the latest change first',
    query: z.object({
      state: ArticleState.optional(),
      category: text(60).optional(),
      q: text(200).optional(),
      ...page(),
    }),
    response: z.object({
      articles: z.array(ArticleSummary),
      total: z.int(),
      /** Articles in each state, whatever was asked for. */
      counts: z.record(ArticleState, z.int()),
      /** Every category in use. */
      categories: z.array(z.string()),
    }),
  },
  getArticle: {
    summary: 'One article with its newest text and its history',
    params: articleParams,
    response: StewardArticle,
  },
  getArticleVersion: {
    summary: 'The text of one version of an article',
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
    body: z.object(articleInput),
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
  withdrawArticle: {
    summary: 'Unpublish article',
    params: articleParams,
    body: z.object({ expectedVersion }),
    response: StewardArticle,
  },
  previewMarkdown: {
    summary: 'What Markdown will look like, before it is saved',
    body: z.object({ markdown: text(50_000) }),
    response: z.object({
      blocks: z.array(ArticleBlock),
      /** What was left out or changed, in words for the author. */
      warnings: z.array(z.string()),
    }),
  },
} satisfies Record<string, RouteSchemas>;
