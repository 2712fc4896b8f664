import { from, Select, theme } from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import { useState } from 'react';
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

/** Which questions are shown. A status counts at once, words on the button or Enter. */
export function QuestionFilters({ filter, onChange }: QuestionFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  return (
    <Bar
      aria-label={copy.label}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: typed.trim() });
      }}
    >
      <Select
        label={copy.status}
        options={copy.statuses}
        value={filter.status}
        onChange={({ target }) => onChange({ status: target.value as QuestionFilter['status'] })}
      />
      <SearchField label={copy.search} find={copy.find} value={typed} onValue={setTyped} />
    </Bar>
  );
}

const statuses = ['all', 'open', 'needs_information', 'answered', 'withdrawn'] as const;

export interface QuestionFilter {
  readonly status: (typeof statuses)[number];
  readonly q: string;
}

/** The filter that an address holds; what it does not say, or says wrongly, is everything. */
export const parseQuestionFilter = (params: URLSearchParams): QuestionFilter => ({
  status: statuses.find((status) => status === params.get('status')) ?? 'all',
  q: params.get('q') ?? '',
});

/** What an address says of a filter: only what differs from everything. */
export const toFilterParams = ({ status, q }: QuestionFilter): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(q.trim() && { q: q.trim() }),
});

export const isUnfiltered = ({ status, q }: QuestionFilter): boolean => status === 'all' && q === '';
