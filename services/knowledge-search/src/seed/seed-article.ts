/** A neutral article of every installation. */
export interface SeedArticle {
  /** Permanent id, which makes seeding idempotent. Lower case, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** Plain text. Claims are attributed to the organisation. */
  readonly content: string;
  /** Route of the page with more information. */
  readonly sourcePage: string;
}

type CategoryArticle = Omit<SeedArticle, 'category' | 'sourcePage'> & Partial<SeedArticle>;

/** Adds the category and its page to articles that name no others. */
export const toCategory = (
  category: string,
  sourcePage: string,
  articles: readonly CategoryArticle[],
): SeedArticle[] => articles.map((article) => ({ category, sourcePage, ...article }));
