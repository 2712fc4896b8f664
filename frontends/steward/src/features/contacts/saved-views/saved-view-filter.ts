import type { ViewFilter } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { type ContactFilter, readContactFilter, toSearchParams } from '../contact-filter.ts';

type Layout = ViewFilter['layout'];

/** Old links state the layout where new ones name a view. */
export const readLayout = ({ get }: Pick<PageState, 'get'>): Layout =>
  get('layout') === 'board' || get('view') === 'board' ? 'board' : 'list';

/** The saved view that an address names. */
export const readViewId = ({ get }: Pick<PageState, 'get'>): string | null => {
  const id = get('view');
  return id === 'board' ? null : id;
};

/** What an address shows. */
export const readTerms = (state: Pick<PageState, 'get'>): ViewFilter => ({
  ...readContactFilter(state),
  q: readContactFilter(state).q.trim(),
  layout: readLayout(state),
});

/** What an address says to show these: all that differs from how the page begins. */
export const toViewParams = ({ layout, ...filter }: ViewFilter): Record<string, string | null> => ({
  ...toSearchParams(filter satisfies ContactFilter),
  layout: layout === 'board' ? 'board' : null,
});

/** The same, as a query that can be linked to. */
export function toQueryString(terms: ViewFilter, viewId: string | null = null): string {
  const said = Object.entries({ ...toViewParams(terms), view: viewId });
  const query = new URLSearchParams(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return query.size > 0 ? `?${query}` : '';
}

export const isSameTerms = (one: ViewFilter, other: ViewFilter): boolean =>
  toQueryString(one) === toQueryString(other);

/** How the page begins. */
export const defaultTerms: ViewFilter = readTerms({ get: () => null });
