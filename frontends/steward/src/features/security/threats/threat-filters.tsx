import { Button, Row, SearchIcon, Select, Stack, TextField, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { answerCopy, severityCopy, stateCopy } from '../security-copy.ts';
import { threatsCopy as copy } from './threats-copy.ts';
import { isNetworkLike, type useThreatFilter } from './threat-filter.ts';

const Fields = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};
  > :not(button) {
    flex: 1 1 10rem;
    min-width: 0;
  }
  button {
    min-height: 2.875rem;
  }
`;

const toOptions = (placeholder: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: placeholder },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

interface ThreatFiltersProps {
  readonly state: ReturnType<typeof useThreatFilter>;
  /** Threat types by rule. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Filters of the threats. A choice applies at once, a network on the button or Enter. */
export function ThreatFilters({ state: { filter, isFiltered, change, clear }, rules }: ThreatFiltersProps) {
  const [networkText, setNetworkText] = useState(filter.network);
  const [isInvalid, setInvalid] = useState(false);
  const search = () => {
    const network = networkText.trim();
    const invalid = network !== '' && !isNetworkLike(network);
    setInvalid(invalid);
    if (!invalid) change({ network: network || null });
  };
  return (
    <Stack as="search" gap={4} aria-label={copy.filters}>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Select
          label={copy.severity}
          options={toOptions(copy.anySeverity, severityCopy)}
          value={filter.severity ?? ''}
          onChange={({ target }) => change({ severity: target.value || null })}
        />
        <Select
          label={copy.answer}
          options={toOptions(copy.anyAnswer, answerCopy)}
          value={filter.answer ?? ''}
          onChange={({ target }) => change({ answer: target.value || null })}
        />
        <Select
          label={copy.rule}
          options={toOptions(copy.anyRule, rules)}
          value={filter.rule ?? ''}
          onChange={({ target }) => change({ rule: target.value || null })}
        />
        <TextField
          label={copy.network}
          type="search"
          autoComplete="off"
          maxLength={50}
          value={networkText}
          error={isInvalid ? copy.badNetwork : null}
          onChange={({ target }) => {
            setNetworkText(target.value);
            setInvalid(false);
          }}
        />
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {copy.find}
        </Button>
      </Fields>
      <Row gap={3} justify="space-between">
        <SegmentedControl
          label={copy.state}
          options={Object.entries(stateCopy).map(([value, label]) => ({ value, label }))}
          value={filter.state}
          onValueChange={(state) => change({ state: state === 'any' ? null : state })}
        />
        {isFiltered && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setNetworkText('');
              setInvalid(false);
              clear();
            }}
          >
            {copy.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
