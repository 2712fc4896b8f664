import type { ViewFilter } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { contactFilter } from '../contact-filter.ts';

type Layout = ViewFilter['layout'];

/** Old links have the layout in the parameter that names a view today. */
export const readLayout = ({ get }: Pick<PageState, 'get'>): Layout =>
  get('layout') === 'board' || get('view') === 'board' ? 'board' : 'list';

/** The saved view in the URL. */
export const readViewId = ({ get }: Pick<PageState, 'get'>): string | null => {
  const id = get('view');
  return id === 'board' ? null : id;
};

/** The filter and layout of a URL. */
export const readViewFilter = (state: Pick<PageState, 'get'>): ViewFilter => ({
  ...contactFilter.read(state),
  q: (state.get('q') ?? '').trim(),
  layout: readLayout(state),
});

/** Query parameters of a view, without defaults. */
export const toViewParams = ({ layout, ...filter }: ViewFilter): Record<string, string | null> => ({
  ...contactFilter.toParams(filter),
  layout: layout === 'board' ? 'board' : null,
});

export function toQueryString(filter: ViewFilter, viewId: string | null = null): string {
  const params = Object.entries({ ...toViewParams(filter), view: viewId });
  const query = new URLSearchParams(
    params.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return query.size > 0 ? `?${query}` : '';
}

export const isSameViewFilter = (one: ViewFilter, other: ViewFilter): boolean =>
  toQueryString(one) === toQueryString(other);

export const defaultViewFilter: ViewFilter = readViewFilter({ get: () => null });
