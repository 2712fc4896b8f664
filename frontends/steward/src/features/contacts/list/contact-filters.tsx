import { Checkbox, Row, Select } from '@aera/ui';
import { styled } from 'styled-components';
import { FilterForm } from '../../../shared/page/filter-form.tsx';
import type { ContactFilter } from '../contact-filter.ts';
import { contactsCopy } from '../contacts-copy.ts';

const copy = contactsCopy.filters;

const Checkboxes = styled(Row)`
  grid-column: 1 / -1;
`;

interface ContactFiltersProps {
  readonly filter: ContactFilter;
  readonly onChange: (change: Partial<ContactFilter>) => void;
  /** False on the board, which has a column for each status. */
  readonly showStatus: boolean;
}

export function ContactFilters({ filter, onChange, showStatus }: ContactFiltersProps) {
  const names = [...(showStatus ? (['status'] as const) : []), 'owner', 'snoozed', 'sort'] as const;
  return (
    <FilterForm
      copy={copy}
      columns={`repeat(${names.length}, minmax(0, 1fr)) minmax(14rem, 2fr)`}
      q={filter.q}
      onSearch={(q) => onChange({ q })}
      choices={names.map((name) => (
        <Select
          key={name}
          label={copy[name].label}
          options={copy[name].options}
          value={filter[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    >
      <Checkboxes gap={5}>
        {(['due', 'highScore'] as const).map((name) => (
          <Checkbox
            key={name}
            label={copy[name]}
            checked={filter[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </Checkboxes>
    </FilterForm>
  );
}
