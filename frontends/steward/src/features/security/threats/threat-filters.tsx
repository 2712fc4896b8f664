import type { Severity, ThreatAnswer } from '@aera/contracts';
import { Button, Row, SearchIcon, Select, Stack, TextField, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { answerWords, securityWords, severityWords, stateWords } from '../security-copy.ts';
import { looksLikeNetwork, type useThreatFilter } from './threat-filter.ts';

const words = securityWords.threats;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};
  > :nth-child(3),
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
  @media ${from('laptop')} {
    grid-template-columns: 11rem 13rem 13rem minmax(12rem, 1fr) auto;
    > :nth-child(n) {
      grid-column: auto;
    }
  }
  button {
    min-height: 2.875rem;
  }
`;

const optionsOf = (any: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: any },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

export interface ThreatFiltersProps {
  readonly view: ReturnType<typeof useThreatFilter>;
  /** Rules by name, with what threats of them are called. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Which threats the list shows. A choice counts at once, an address on the button or Enter. */
export function ThreatFilters({ view: { filter, narrowed, change, clear }, rules }: ThreatFiltersProps) {
  const [typed, setTyped] = useState(filter.network);
  const [refused, setRefused] = useState(false);
  const find = () => {
    const network = typed.trim();
    const bad = network !== '' && !looksLikeNetwork(network);
    setRefused(bad);
    if (!bad) change({ network: network || null });
  };
  return (
    <Stack as="search" gap={4} aria-label={words.filters}>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Select
          label={words.severity}
          options={optionsOf(words.anySeverity, severityWords)}
          value={filter.severity ?? ''}
          onChange={({ target }) => change({ severity: (target.value || null) as Severity | null })}
        />
        <Select
          label={words.answer}
          options={optionsOf(words.anyAnswer, answerWords)}
          value={filter.answer ?? ''}
          onChange={({ target }) => change({ answer: (target.value || null) as ThreatAnswer | null })}
        />
        <Select
          label={words.rule}
          options={optionsOf(words.anyRule, rules)}
          value={filter.rule ?? ''}
          onChange={({ target }) => change({ rule: target.value || null })}
        />
        <TextField
          label={words.network}
          type="search"
          autoComplete="off"
          maxLength={50}
          value={typed}
          error={refused ? words.badNetwork : null}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {words.find}
        </Button>
      </Fields>
      <Row gap={3} justify="space-between">
        <SegmentedControl
          label={words.state}
          options={Object.entries(stateWords).map(([value, label]) => ({ value, label }))}
          value={filter.state}
          onValueChange={(state) => change({ state: state === 'any' ? null : (state as 'active' | 'over') })}
        />
        {narrowed && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setTyped('');
              setRefused(false);
              clear();
            }}
          >
            {words.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
