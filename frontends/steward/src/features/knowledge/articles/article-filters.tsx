import type { ArticleSummary, listArticles, QueryOf, ResponseOf } from '@aera/contracts';
import { Badge, type BadgeProps, Select } from '@aera/ui';
import { FilterForm } from '../../../shared/page/filter-form.tsx';
import { createUrlFilter } from '../../../shared/page/url-filter.ts';
import { articlesCopy } from '../knowledge-copy.ts';

type State = ArticleSummary['state'];

/** In the order in which an article passes through them. */
const states = ['draft', 'published', 'changed', 'unpublished'] as const satisfies State[];

export const articleFilter = createUrlFilter({ state: ['', ...states], category: 'text', q: 'text' });
export type ArticleFilter = ReturnType<typeof articleFilter.read>;

export const toQuery = ({ state, category, q }: ArticleFilter): QueryOf<typeof listArticles> => ({
  ...(state && { state }),
  ...(category && { category }),
  ...(q && { q }),
});

const copy = articlesCopy.filters;

interface ArticleFiltersProps {
  readonly filter: ArticleFilter;
  /** Undefined while it loads. */
  readonly list: Pick<ResponseOf<typeof listArticles>, 'counts' | 'categories'> | undefined;
  readonly onChange: (change: Partial<ArticleFilter>) => void;
}

export function ArticleFilters({ filter, list, onChange }: ArticleFiltersProps) {
  const categories = new Set([...(list?.categories ?? []), ...(filter.category ? [filter.category] : [])]);
  return (
    <FilterForm
      copy={copy}
      columns="12rem 12rem minmax(14rem, 1fr)"
      q={filter.q}
      onSearch={(q) => onChange({ q })}
      choices={
        <>
          <Select
            label={copy.state}
            options={[
              { value: '', label: copy.allStates },
              ...states.map((state) => ({
                value: state,
                label: `${articlesCopy.states[state]}${list ? ` (${list.counts[state]})` : ''}`,
              })),
            ]}
            value={filter.state}
            onChange={({ target }) => onChange({ state: target.value as ArticleFilter['state'] })}
          />
          <Select
            label={copy.category}
            options={[
              { value: '', label: copy.allCategories },
              ...[...categories].map((category) => ({ value: category, label: category })),
            ]}
            value={filter.category}
            onChange={({ target }) => onChange({ category: target.value })}
          />
        </>
      }
    />
  );
}

const variants: Record<State, NonNullable<BadgeProps['variant']>> = {
  draft: 'secondary',
  published: 'success',
  changed: 'warning',
  unpublished: 'outline',
};

export const StateBadge = ({ state }: { readonly state: State }) => (
  <Badge variant={variants[state]}>{articlesCopy.states[state]}</Badge>
);
