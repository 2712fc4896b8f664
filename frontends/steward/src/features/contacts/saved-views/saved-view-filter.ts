import type { ViewTerms } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { type ContactFilter, filterIn, toAddress } from '../parts/contact-filter.ts';

export type Layout = ViewTerms['layout'];

/** Links of before told the layout where they name a view now. */
export const layoutIn = ({ get }: Pick<PageState, 'get'>): Layout =>
  get('layout') === 'board' || get('view') === 'board' ? 'board' : 'list';

/** The saved view that an address names. */
export const viewIdIn = ({ get }: Pick<PageState, 'get'>): string | null => {
  const id = get('view');
  return id === 'board' ? null : id;
};

/** What an address shows. */
export const termsIn = (state: Pick<PageState, 'get'>): ViewTerms => ({
  ...filterIn(state),
  q: filterIn(state).q.trim(),
  layout: layoutIn(state),
});

/** What an address says to show these: all that differs from how the page begins. */
export const addressOf = ({ layout, ...filter }: ViewTerms): Record<string, string | null> => ({
  ...toAddress(filter satisfies ContactFilter),
  layout: layout === 'board' ? 'board' : null,
});

/** The same, as a query that can be linked to. */
export function queryOf(terms: ViewTerms, viewId: string | null = null): string {
  const said = Object.entries({ ...addressOf(terms), view: viewId });
  const query = new URLSearchParams(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return query.size > 0 ? `?${query}` : '';
}

export const isSame = (one: ViewTerms, other: ViewTerms): boolean => queryOf(one) === queryOf(other);

/** How the page begins. */
export const usualTerms: ViewTerms = termsIn({ get: () => null });
