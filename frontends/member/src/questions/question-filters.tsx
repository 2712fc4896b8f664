import { Button, Row, SearchIcon, Select, TextField, from, theme } from '@aera/ui';
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

const Search = styled(Row)`
  > :first-child {
    flex: 1;
  }
  button {
    min-height: 2.875rem;
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
      <Search gap={2} wrap={false} align="end">
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" aria-label={words.find}>
          <SearchIcon />
        </Button>
      </Search>
    </Bar>
  );
}
