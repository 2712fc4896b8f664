/** A neutral article that every installation begins with. */
export interface SeedArticle {
  /** Kept for ever: it makes seeding harmless to repeat. Lower case, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** Plain text. What is claimed is attributed to the organisation. */
  readonly content: string;
  /** Route of the page that says more. */
  readonly sourcePage: string;
}
