import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type Answer,
  type ArticleState,
  type ArticleText,
  type Document,
  type DocumentEvent,
  evolveDocument,
  type ContentGapRef,
  initialDocument,
  type SeededArticle,
  type PageSection,
  pickArticleText,
} from './document.ts';

interface ArticleEdit {
  documentId: string;
  stewardId: string;
  /** Version that the steward started from. */
  expectedVersion: number;
}

type ArticleCommand =
  | { type: 'ReviseArticle'; data: ArticleEdit & ArticleText; now: string }
  | { type: 'PublishArticle'; data: ArticleEdit; now: string }
  | { type: 'UnpublishArticle'; data: ArticleEdit; now: string };

export type DocumentCommand =
  | { type: 'SeedArticle'; data: SeededArticle; now: string }
  | { type: 'PublishAnswer'; data: Answer; now: string }
  | { type: 'UnpublishAnswer'; data: { documentId: string }; now: string }
  | { type: 'PublishPage'; data: PageSection; now: string }
  | { type: 'UnpublishPage'; data: { documentId: string }; now: string }
  | {
      type: 'CreateArticle';
      data: ArticleText & { documentId: string; stewardId: string; gap: ContentGapRef | null };
      now: string;
    }
  | ArticleCommand;

const reject = rejections({
  'article-not-found': ['not-found', 'Article not found.'],
  'article-exists': ['conflict', 'This article has already been created with another text.'],
  'gap-has-article': ['conflict', 'Someone else has already created an article for this content gap.'],
  'article-changed': ['stale', 'Someone else updated this article since you opened it.'],
});

/**
 * Commands of the platform are idempotent: repeated and outdated ones produce no events. To change an article, a steward's `expectedVersion`
 * must be its current version.
 */
function decideDocument(command: DocumentCommand, document: Document): DocumentEvent[] {
  const { type, data, now } = command;
  const isNew = document.status === 'absent';
  switch (type) {
    case 'SeedArticle':
      return isNew ? [{ type: 'ArticleSeeded', data: { ...data, publishedAt: now } }] : [];
    case 'PublishAnswer':
      return isNew || isNewerMessage(document, now)
        ? [{ type: 'AnswerPublished', data: { ...data, publishedAt: now } }]
        : [];
    case 'UnpublishAnswer':
      return isNew || isNewerMessage(document, now)
        ? [{ type: 'AnswerUnpublished', data: { ...data, unpublishedAt: now } }]
        : [];
    case 'PublishPage':
      return isNew ||
        (document.status === 'page' && !(document.isPublished && isSamePage(document.page, data)))
        ? [{ type: 'PagePublished', data: { ...data, publishedAt: now } }]
        : [];
    case 'UnpublishPage':
      return document.status === 'page' && document.isPublished
        ? [{ type: 'PageUnpublished', data: { ...data, unpublishedAt: now } }]
        : [];
    case 'CreateArticle':
      if (isNew) return [{ type: 'ArticleCreated', data: { ...data, createdAt: now } }];
      // If the response was lost, the retry finds its text already saved.
      if (document.status === 'article' && isSameText(document.text, data)) return [];
      throw reject(data.gap ? 'gap-has-article' : 'article-exists');
    default:
      if (document.status !== 'article') throw reject('article-not-found');
      return decideArticle(command as ArticleCommand, document);
  }
}

function decideArticle({ type, data, now }: ArticleCommand, article: ArticleState): DocumentEvent[] {
  const { documentId, stewardId, expectedVersion } = data;
  if (type === 'ReviseArticle') {
    const text = pickArticleText(data);
    const isCurrent = expectedVersion === article.version;
    // If the response was lost, the retry finds its text already saved.
    if (isSameText(article.text, text) && (isCurrent || expectedVersion + 1 === article.version)) return [];
    if (!isCurrent) throw reject('article-changed');
    const version = article.version + 1;
    return [{ type: 'ArticleRevised', data: { documentId, ...text, version, stewardId, revisedAt: now } }];
  }
  const { version, publishedVersion, unpublished, text } = article;
  if (expectedVersion !== version) throw reject('article-changed');
  switch (type) {
    case 'PublishArticle':
      return publishedVersion === version
        ? []
        : [{ type: 'ArticlePublished', data: { documentId, ...text, version, stewardId, publishedAt: now } }];
    case 'UnpublishArticle':
      return unpublished
        ? []
        : [{ type: 'ArticleUnpublished', data: { documentId, version, stewardId, unpublishedAt: now } }];
    default:
      return unreachable(type);
  }
}

/**
 * Messages can arrive in any order. A newer one is recorded even if it changes nothing visible, so that no earlier one counts as newer
 * afterwards. A redelivered one has the same time.
 */
const isNewerMessage = (document: Document, now: string): boolean =>
  document.status === 'answer' && now > document.changedAt;

const isSameText = (a: ArticleText, b: ArticleText): boolean =>
  a.title === b.title &&
  a.markdown === b.markdown &&
  a.category === b.category &&
  a.sourcePage === b.sourcePage;

const isSamePage = (a: PageSection, b: PageSection): boolean =>
  a.title === b.title &&
  a.content === b.content &&
  a.category === b.category &&
  a.sourcePage === b.sourcePage;

export const documentDecider: Decider<DocumentCommand, DocumentEvent, Document> = {
  decide: decideDocument,
  evolve: evolveDocument,
  initial: initialDocument,
};
