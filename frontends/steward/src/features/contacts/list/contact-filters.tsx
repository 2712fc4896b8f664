import { Checkbox, Row, Select, from, theme } from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ContactFilter } from '../contact-filter.ts';
import { contactsCopy } from '../contacts-copy.ts';

const copy = contactsCopy.filters;

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  @media ${from('laptop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(14rem, 2fr);
  }
`;

const Wide = styled(SearchField)`
  grid-column: 1 / -1;
  @media ${from('laptop')} {
    grid-column: auto;
  }
`;

const Ticks = styled(Row)`
  grid-column: 1 / -1;
`;

interface ContactFiltersProps {
  readonly filter: ContactFilter;
  readonly onChange: (change: Partial<ContactFilter>) => void;
  /** False where each status has its own place. */
  readonly byStatus: boolean;
}

/** Filters and order of the list. Choices apply at once, the search on submit. */
export function ContactFilters({ filter, onChange, byStatus }: ContactFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  const choice = <Name extends 'status' | 'owner' | 'snoozed' | 'sort'>(name: Name) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Bar
      aria-label={copy.label}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: typed.trim() });
      }}
    >
      {byStatus && <Select label={copy.status} options={copy.statuses} {...choice('status')} />}
      <Select label={copy.owner} options={copy.owners} {...choice('owner')} />
      <Select label={copy.snoozed} options={copy.snoozes} {...choice('snoozed')} />
      <Select label={copy.sort} options={copy.sorts} {...choice('sort')} />
      <Wide label={copy.search} find={copy.find} value={typed} onValue={setTyped} />
      <Ticks gap={5}>
        <Checkbox
          label={copy.due}
          checked={filter.due}
          onChange={({ target }) => onChange({ due: target.checked })}
        />
        <Checkbox
          label={copy.promising}
          checked={filter.promising}
          onChange={({ target }) => onChange({ promising: target.checked })}
        />
      </Ticks>
    </Bar>
  );
}
