import type { ArticleSummary, QueryOf, listArticles } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';

type State = ArticleSummary['state'];

/** In the order of an article's life. */
export const states: readonly State[] = ['draft', 'published', 'changed', 'withdrawn'];

/** What is empty does not narrow. */
export interface ArticleFilter {
  readonly state: State | '';
  readonly category: string;
  readonly q: string;
}

/** The filter that an address holds; a state that there is not counts as none. */
export const filterIn = ({ get }: Pick<PageState, 'get'>): ArticleFilter => ({
  state: states.find((state) => state === get('state')) ?? '',
  category: get('category') ?? '',
  q: get('q') ?? '',
});

/** What an address says of a filter. */
export const toAddress = (filter: ArticleFilter): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || null]));

export const toQuery = ({ state, category, q }: ArticleFilter): QueryOf<typeof listArticles> => ({
  ...(state && { state }),
  ...(category && { category }),
  ...(q && { q }),
});
