/** One thing that can be found, as it is indexed and shown. */
export interface KnowledgeDocument {
  readonly id: string;
  readonly kind: 'article' | 'answer' | 'page';
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly category: string | null;
  /** Path of the page of the site that says more. */
  readonly sourcePage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}
