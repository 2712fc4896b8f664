import type { listQuestions, QueryOf } from '@aera/contracts';
import { Checkbox, from, Select, theme } from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import { useState } from 'react';
import { styled } from 'styled-components';
import { parseChoice, type PageState } from '../../shared/page/use-page-state.ts';
import { questionsCopy } from './questions-copy.ts';

const statuses = ['waiting', 'needs_information', 'answered', 'withdrawn', 'all'] as const;
const assignees = ['any', 'me', 'unassigned'] as const;

export interface QuestionFilter {
  readonly status: (typeof statuses)[number];
  readonly assigned: (typeof assignees)[number];
  readonly risk: boolean;
  readonly q: string;
}

/** The filter that an address holds; what it does not say, or says wrongly, is the first of its kind. */
export const readQuestionFilter = ({ get }: Pick<PageState, 'get'>): QuestionFilter => ({
  status: parseChoice(statuses, get('status')),
  assigned: parseChoice(assignees, get('assigned')),
  risk: get('risk') === 'true',
  q: get('q') ?? '',
});

/** What an address says of a filter: only what differs from how the page begins. */
export const toSearchParams = ({
  status,
  assigned,
  risk,
  q,
}: QuestionFilter): Record<string, string | null> => ({
  status: status === 'waiting' ? null : status,
  assigned: assigned === 'any' ? null : assigned,
  risk: risk ? 'true' : null,
  q: q.trim() || null,
});

export const isNarrowed = ({ assigned, risk, q }: QuestionFilter): boolean =>
  assigned !== 'any' || risk || q !== '';

export const toQuery = ({ status, assigned, risk, q }: QuestionFilter): QueryOf<typeof listQuestions> => ({
  status,
  assigned,
  ...(risk && { atRisk: 'true' as const }),
  ...(q && { q }),
});

const copy = questionsCopy.filters;

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  @media ${from('laptop')} {
    grid-template-columns: 12rem 10rem minmax(14rem, 1fr) auto;
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Risk = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.875rem;
`;

interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (change: Partial<QuestionFilter>) => void;
}

/** Filters of the list. Choices apply at once, the search on submit. */
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
      <Select
        label={copy.assigned}
        options={copy.assignees}
        value={filter.assigned}
        onChange={({ target }) => onChange({ assigned: target.value as QuestionFilter['assigned'] })}
      />
      <SearchField label={copy.search} find={copy.find} value={typed} onValue={setTyped} />
      <Risk>
        <Checkbox
          label={copy.risk}
          checked={filter.risk}
          onChange={({ target }) => onChange({ risk: target.checked })}
        />
      </Risk>
    </Bar>
  );
}
