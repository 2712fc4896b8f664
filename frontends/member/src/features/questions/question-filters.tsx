import { useTypedText } from '@aera/frontend-kit/form';
import { from, Select, theme } from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import { styled } from 'styled-components';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.filters;

const Bar = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  align-items: end;
  @media ${from('tablet')} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (change: Partial<QuestionFilter>) => void;
}

/** Filters the questions. The status applies at once, the search text on submit. */
export function QuestionFilters({ filter, onChange }: QuestionFiltersProps) {
  const [searchText, setSearchText] = useTypedText(filter.q);
  return (
    <Bar
      aria-label={copy.label}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: searchText.trim() });
      }}
    >
      <Select
        label={copy.status}
        options={copy.statuses}
        value={filter.status}
        onChange={({ target }) => onChange({ status: target.value as QuestionFilter['status'] })}
      />
      <SearchField label={copy.search} find={copy.find} value={searchText} onValue={setSearchText} />
    </Bar>
  );
}

const statuses = ['all', 'open', 'needs_information', 'answered', 'withdrawn'] as const;

export interface QuestionFilter {
  readonly status: (typeof statuses)[number];
  readonly q: string;
}

/** Reads the filter from the URL. A missing or invalid value does not filter. */
export const parseQuestionFilter = (params: URLSearchParams): QuestionFilter => ({
  status: statuses.find((status) => status === params.get('status')) ?? 'all',
  q: params.get('q') ?? '',
});

/** URL parameters of a filter, without default values. */
export const toFilterParams = ({ status, q }: QuestionFilter): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(q.trim() && { q: q.trim() }),
});

export const isUnfiltered = ({ status, q }: QuestionFilter): boolean => status === 'all' && q === '';
