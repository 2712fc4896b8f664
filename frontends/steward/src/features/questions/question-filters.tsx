import { Checkbox, Select, from, theme } from '@aera/ui';
import { FindField } from '@aera/ui/find-field';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuestionFilter } from './question-filter.ts';
import { questionsCopy } from './questions-copy.ts';

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

export interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (change: Partial<QuestionFilter>) => void;
}

/** Which questions the list shows. A choice counts at once, words on the button or Enter. */
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
      <FindField label={copy.search} find={copy.find} value={typed} onValue={setTyped} />
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
