import type { listQuestions, QueryOf } from '@aera/contracts';
import { Checkbox, Select } from '@aera/ui';
import { FilterForm } from '../../shared/page/filter-form.tsx';
import { createUrlFilter } from '../../shared/page/url-filter.ts';
import { questionsCopy } from './questions-copy.ts';

export const questionFilter = createUrlFilter({
  status: ['waiting', 'needs_information', 'answered', 'withdrawn', 'all'],
  assigned: ['any', 'me', 'unassigned'],
  risk: 'flag',
  q: 'text',
});
export type QuestionFilter = ReturnType<typeof questionFilter.read>;

export const toQuery = ({ status, assigned, risk, q }: QuestionFilter): QueryOf<typeof listQuestions> => ({
  status,
  assigned,
  ...(risk && { atRisk: 'true' as const }),
  ...(q && { q }),
});

const copy = questionsCopy.filters;

interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (change: Partial<QuestionFilter>) => void;
}

export const QuestionFilters = ({ filter, onChange }: QuestionFiltersProps) => (
  <FilterForm
    copy={copy}
    columns="12rem 10rem minmax(14rem, 1fr) auto"
    q={filter.q}
    onSearch={(q) => onChange({ q })}
    choices={
      <>
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
      </>
    }
  >
    <Checkbox
      label={copy.dueSoonOnly}
      checked={filter.risk}
      onChange={({ target }) => onChange({ risk: target.checked })}
    />
  </FilterForm>
);
