import type { ViewFilter } from '@aera/contracts';
import type { UrlState } from '../../../shared/page/use-url-state.ts';
import { contactFilter } from '../contact-filter.ts';

type Layout = ViewFilter['layout'];

/** In old links the layout is in `view`, which now holds the id of a saved view. */
export const readLayout = ({ get }: Pick<UrlState, 'get'>): Layout =>
  get('layout') === 'board' || get('view') === 'board' ? 'board' : 'list';

/** Returns the id of the saved view in the URL. */
export const readSavedViewId = ({ get }: Pick<UrlState, 'get'>): string | null => {
  const id = get('view');
  return id === 'board' ? null : id;
};

/** Reads the page's current filter, sort order and layout from its URL. */
export const readViewFilter = (state: Pick<UrlState, 'get'>): ViewFilter => ({
  ...contactFilter.read(state),
  q: (state.get('q') ?? '').trim(),
  layout: readLayout(state),
});

/** Returns the query parameters of a view; null for defaults. */
export const toViewParams = ({ layout, ...filter }: ViewFilter): Record<string, string | null> => ({
  ...contactFilter.toParams(filter),
  layout: layout === 'board' ? 'board' : null,
});

/** Returns the URL search, with `?`: `otherParams` (such as the tab), then the filter. Empty without parameters. */
export function toSearch(filter: ViewFilter, otherParams: Record<string, string | null> = {}): string {
  const params = Object.entries({ ...otherParams, ...toViewParams(filter) });
  const query = new URLSearchParams(
    params.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return query.size > 0 ? `?${query}` : '';
}

export const isSameViewFilter = (one: ViewFilter, other: ViewFilter): boolean =>
  toSearch(one) === toSearch(other);

export const defaultViewFilter: ViewFilter = readViewFilter({ get: () => null });
