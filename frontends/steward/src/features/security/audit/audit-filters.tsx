import { Button, from as screenFrom, SearchIcon, Select, TextField, theme, toOptions } from '@aera/ui';
import { styled } from 'styled-components';
import { useTypedText } from '@aera/frontend-kit/form';
import { type AuditFilter, outcomes, recorders } from './audit-filter.ts';
import { auditCopy } from './audit-copy.ts';

const copy = auditCopy.filters;

const Bar = styled.form`
  display: grid;
  /* Minimum width of a date field. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  @media ${screenFrom('laptop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  button {
    min-height: 2.875rem;
  }
`;

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
}

/** Choices apply at once, texts and dates on submit, because a partly typed date is another valid date. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const texts = {
    actor: useTypedText(filter.actor),
    action: useTypedText(filter.action),
    target: useTypedText(filter.target),
  };
  const days = { from: useTypedText(filter.from), to: useTypedText(filter.to) };
  const field = (name: keyof typeof texts) => (
    <TextField
      label={copy[name]}
      type="search"
      autoComplete="off"
      maxLength={name === 'actor' ? 100 : 200}
      value={texts[name][0]}
      onChange={({ target }) => texts[name][1](target.value)}
    />
  );
  const day = (name: keyof typeof days) => (
    <TextField
      label={copy[name]}
      type="date"
      value={days[name][0]}
      onChange={({ target }) => days[name][1](target.value)}
    />
  );
  return (
    <search aria-label={copy.label}>
      <Bar
        onSubmit={(event) => {
          event.preventDefault();
          onChange({
            actor: texts.actor[0].trim(),
            action: texts.action[0].trim(),
            target: texts.target[0].trim(),
            from: days.from[0],
            to: days.to[0],
          });
        }}
      >
        {field('actor')}
        {field('action')}
        {field('target')}
        <Select
          label={copy.outcome}
          options={[{ value: '', label: copy.allOutcomes }, ...toOptions(auditCopy.outcomes, outcomes)]}
          value={filter.outcome}
          onChange={({ target }) => onChange({ outcome: target.value as AuditFilter['outcome'] })}
        />
        <Select
          label={copy.service}
          options={[
            { value: '', label: copy.allServices },
            ...recorders.map((value) => ({ value, label: value })),
          ]}
          value={filter.service}
          onChange={({ target }) => onChange({ service: target.value })}
        />
        {day('from')}
        {day('to')}
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {copy.find}
        </Button>
      </Bar>
    </search>
  );
}
