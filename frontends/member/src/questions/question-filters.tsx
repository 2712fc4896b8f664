import { Select, from, theme } from '@aera/ui';
import { FindField } from '@aera/ui/find-field';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuestionFilter } from './question-filter.ts';
import { questionsWords } from './questions-words.ts';

const words = questionsWords.filters;

const Bar = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  align-items: end;
  @media ${from('tablet')} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

export interface QuestionFiltersProps {
  readonly filter: QuestionFilter;
  readonly onChange: (change: Partial<QuestionFilter>) => void;
}

/** Which questions are shown. A status counts at once, words on the button or Enter. */
export function QuestionFilters({ filter, onChange }: QuestionFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  return (
    <Bar
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: typed.trim() });
      }}
    >
      <Select
        label={words.status}
        options={words.statuses}
        value={filter.status}
        onChange={({ target }) => onChange({ status: target.value as QuestionFilter['status'] })}
      />
      <FindField label={words.search} find={words.find} value={typed} onValue={setTyped} />
    </Bar>
  );
}
