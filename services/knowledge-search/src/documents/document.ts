import { unreachable } from '@aera/event-store/decider';

export interface ArticleText {
  readonly title: string;
  readonly markdown: string;
  readonly category: string;
  /** Path of the page that says more. */
  readonly sourcePage: string | null;
}

/** An article as the platform brings it along. */
export interface SeededArticle {
  documentId: string;
  title: string;
  /** Plain text. */
  content: string;
  category: string;
  sourcePage: string;
}

export interface Answer {
  /** The id of the question: an answered question is one document, however often the news of it comes. */
  documentId: string;
  question: string;
  answer: string;
}

/** A part of a public page. */
export interface PageSection {
  documentId: string;
  title: string;
  /** Plain text. */
  content: string;
  category: string;
  sourcePage: string;
}

/** The questions that an article was begun for. */
export interface ContentGapRef {
  readonly id: string;
  readonly query: string;
  /** What its wordings are grouped by. */
  readonly keys: readonly string[];
}

/** What can have happened to a document. Nothing in it is personal: a steward chose to publish every word. */
export type DocumentEvent =
  | { type: 'ArticleSeeded'; data: SeededArticle & { publishedAt: string } }
  | { type: 'AnswerPublished'; data: Answer & { publishedAt: string } }
  | { type: 'AnswerUnpublished'; data: { documentId: string; removedAt: string } }
  | { type: 'PagePublished'; data: PageSection & { publishedAt: string } }
  | { type: 'PageUnpublished'; data: { documentId: string; removedAt: string } }
  | {
      type: 'ArticleCreated';
      data: ArticleText & {
        documentId: string;
        stewardId: string;
        gap: ContentGapRef | null;
        begunAt: string;
      };
    }
  | {
      type: 'ArticleRevised';
      data: ArticleText & { documentId: string; version: number; stewardId: string; revisedAt: string };
    }
  /** Holds the whole text, so that an index knows from this event alone what can be found. */
  | {
      type: 'ArticlePublished';
      data: ArticleText & { documentId: string; version: number; stewardId: string; releasedAt: string };
    }
  | {
      type: 'ArticleUnpublished';
      data: { documentId: string; version: number; stewardId: string; withdrawnAt: string };
    };

/** An article: its newest text, and which of its versions readers see. */
export interface ArticleState {
  readonly status: 'article';
  readonly text: ArticleText;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly withdrawn: boolean;
}

export type Document =
  | { readonly status: 'absent' }
  /** `since`: the time of the newest news of it. */
  | { readonly status: 'answer'; readonly answer: Answer; readonly live: boolean; readonly since: string }
  | { readonly status: 'page'; readonly page: PageSection; readonly live: boolean }
  | ArticleState;

export const initialDocument = (): Document => ({ status: 'absent' });

export function evolveDocument(document: Document, { type, data }: DocumentEvent): Document {
  switch (type) {
    case 'ArticleSeeded': {
      const { title, content: markdown, category, sourcePage } = data;
      return article({ title, markdown, category, sourcePage }, 1, 1);
    }
    case 'AnswerPublished': {
      const { publishedAt: since, ...answer } = data;
      return { status: 'answer', answer, live: true, since };
    }
    case 'AnswerUnpublished':
      return document.status === 'answer' ? { ...document, live: false, since: data.removedAt } : document;
    case 'PagePublished': {
      const { publishedAt: _, ...page } = data;
      return { status: 'page', page, live: true };
    }
    case 'PageUnpublished':
      return document.status === 'page' ? { ...document, live: false } : document;
    case 'ArticleCreated':
      return article(pickArticleText(data), 1, null);
    case 'ArticleRevised':
      return document.status === 'article'
        ? { ...document, text: pickArticleText(data), version: data.version }
        : document;
    case 'ArticlePublished':
      return article(pickArticleText(data), data.version, data.version);
    case 'ArticleUnpublished':
      return document.status === 'article'
        ? { ...document, publishedVersion: null, withdrawn: true }
        : document;
    default:
      return unreachable(type);
  }
}

const article = (text: ArticleText, version: number, publishedVersion: number | null): ArticleState => ({
  status: 'article',
  text,
  version,
  publishedVersion,
  withdrawn: false,
});

export const pickArticleText = ({ title, markdown, category, sourcePage }: ArticleText): ArticleText => ({
  title,
  markdown,
  category,
  sourcePage,
});
