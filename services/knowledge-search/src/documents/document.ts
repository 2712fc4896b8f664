import { unreachable } from '@aera/event-store/decider';

export interface ArticleText {
  readonly title: string;
  readonly markdown: string;
  readonly category: string;
  /** Path of the page with more information. */
  readonly sourcePage: string | null;
}

/** An article that is bundled with the platform. */
export interface SeededArticle {
  documentId: string;
  title: string;
  /** Plain text. */
  content: string;
  category: string;
  sourcePage: string;
}

export interface Answer {
  /** Id of the question, so repeated messages about it concern one document. */
  documentId: string;
  question: string;
  answer: string;
}

/** A section of a public page. */
export interface PageSection {
  documentId: string;
  title: string;
  /** Plain text. */
  content: string;
  category: string;
  sourcePage: string;
}

/** The content gap that an article was created for. */
export interface ContentGapRef {
  readonly id: string;
  /** Pseudonyms of the wordings in the group, because events outlive the searches. */
  readonly keys: readonly string[];
}

/** Events of a document. They contain no personal data, because stewards publish every text. */
export type DocumentEvent =
  | { type: 'ArticleSeeded'; data: SeededArticle & { publishedAt: string } }
  | { type: 'AnswerPublished'; data: Answer & { publishedAt: string } }
  | { type: 'AnswerUnpublished'; data: { documentId: string; unpublishedAt: string } }
  | { type: 'PagePublished'; data: PageSection & { publishedAt: string } }
  | { type: 'PageUnpublished'; data: { documentId: string; unpublishedAt: string } }
  | {
      type: 'ArticleCreated';
      data: ArticleText & {
        documentId: string;
        stewardId: string;
        gap: ContentGapRef | null;
        createdAt: string;
      };
    }
  | {
      type: 'ArticleRevised';
      data: ArticleText & { documentId: string; version: number; stewardId: string; revisedAt: string };
    }
  /** Contains the whole text, so that an index needs no other event. */
  | {
      type: 'ArticlePublished';
      data: ArticleText & { documentId: string; version: number; stewardId: string; publishedAt: string };
    }
  | {
      type: 'ArticleUnpublished';
      data: { documentId: string; version: number; stewardId: string; unpublishedAt: string };
    };

/** An article with its newest text and its published version. */
export interface ArticleState {
  readonly status: 'article';
  readonly text: ArticleText;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly unpublished: boolean;
}

export type Document =
  | { readonly status: 'absent' }
  /** `changedAt` is the time of the newest message about it. */
  | { readonly status: 'answer'; readonly changedAt: string }
  | { readonly status: 'page'; readonly page: PageSection; readonly isPublished: boolean }
  | ArticleState;

export const initialDocument = (): Document => ({ status: 'absent' });

export function evolveDocument(document: Document, { type, data }: DocumentEvent): Document {
  switch (type) {
    case 'ArticleSeeded': {
      const { title, content: markdown, category, sourcePage } = data;
      return createArticleState({ title, markdown, category, sourcePage }, 1, 1);
    }
    case 'AnswerPublished':
      return { status: 'answer', changedAt: data.publishedAt };
    case 'AnswerUnpublished':
      return { status: 'answer', changedAt: data.unpublishedAt };
    case 'PagePublished': {
      const { publishedAt: _, ...page } = data;
      return { status: 'page', page, isPublished: true };
    }
    case 'PageUnpublished':
      return document.status === 'page' ? { ...document, isPublished: false } : document;
    case 'ArticleCreated':
      return createArticleState(pickArticleText(data), 1, null);
    case 'ArticleRevised':
      return document.status === 'article'
        ? { ...document, text: pickArticleText(data), version: data.version }
        : document;
    case 'ArticlePublished':
      return createArticleState(pickArticleText(data), data.version, data.version);
    case 'ArticleUnpublished':
      return document.status === 'article'
        ? { ...document, publishedVersion: null, unpublished: true }
        : document;
    default:
      return unreachable(type);
  }
}

const createArticleState = (
  text: ArticleText,
  version: number,
  publishedVersion: number | null,
): ArticleState => ({
  status: 'article',
  text,
  version,
  publishedVersion,
  unpublished: false,
});

export const pickArticleText = ({ title, markdown, category, sourcePage }: ArticleText): ArticleText => ({
  title,
  markdown,
  category,
  sourcePage,
});
