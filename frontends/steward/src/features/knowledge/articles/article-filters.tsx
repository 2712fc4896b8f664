import type { ArticleSummary, listArticles, QueryOf, ResponseOf } from '@aera/contracts';
import { Button, from, SearchIcon, Select, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PageState } from '../../../shared/page/use-page-state.ts';
import { articlesCopy } from '../knowledge-copy.ts';

type State = ArticleSummary['state'];

/** In the order of an article's life. */
const states: readonly State[] = ['draft', 'published', 'changed', 'withdrawn'];

/** Empty fields do not filter. */
export interface ArticleFilter {
  readonly state: State | '';
  readonly category: string;
  readonly q: string;
}

/** The filter that an address holds; a state that there is not counts as none. */
export const readArticleFilter = ({ get }: Pick<PageState, 'get'>): ArticleFilter => ({
  state: states.find((state) => state === get('state')) ?? '',
  category: get('category') ?? '',
  q: get('q') ?? '',
});

/** What an address says of a filter. */
export const toSearchParams = (filter: ArticleFilter): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || null]));

export const toQuery = ({ state, category, q }: ArticleFilter): QueryOf<typeof listArticles> => ({
  ...(state && { state }),
  ...(category && { category }),
  ...(q && { q }),
});

const copy = articlesCopy.filters;

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  @media ${from('laptop')} {
    grid-template-columns: 12rem 12rem minmax(14rem, 1fr) auto;
    > :nth-child(3) {
      grid-column: auto;
    }
  }
  button {
    min-height: 2.875rem;
  }
`;

interface ArticleFiltersProps {
  readonly filter: ArticleFilter;
  /** Undefined while they are not known. */
  readonly known: Pick<ResponseOf<typeof listArticles>, 'counts' | 'categories'> | undefined;
  readonly onChange: (change: Partial<ArticleFilter>) => void;
}

/** Filters of the list. Choices apply at once, the search on submit. */
export function ArticleFilters({ filter, known, onChange }: ArticleFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  const categories = new Set([...(known?.categories ?? []), ...(filter.category ? [filter.category] : [])]);
  return (
    <search aria-label={copy.label}>
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ q: typed.trim() });
        }}
      >
        <Select
          label={copy.state}
          options={[
            { value: '', label: copy.every },
            ...states.map((state) => ({
              value: state,
              label: known
                ? articlesCopy.stateWithCount(state, known.counts[state])
                : articlesCopy.states[state],
            })),
          ]}
          value={filter.state}
          onChange={({ target }) => onChange({ state: target.value as ArticleFilter['state'] })}
        />
        <Select
          label={copy.category}
          options={[
            { value: '', label: copy.everyCategory },
            ...[...categories].map((category) => ({ value: category, label: category })),
          ]}
          value={filter.category}
          onChange={({ target }) => onChange({ category: target.value })}
        />
        <TextField
          label={copy.search}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {copy.find}
        </Button>
      </Bar>
    </search>
  );
}
