import { severityNames } from '@aera/contracts';
import { Button, Row, SearchIcon, Select, Stack, TextField, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { responseCopy, stateCopy, threatsCopy as copy } from '../security-copy.ts';
import { useTypedText } from '@aera/frontend-kit/form';
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

interface ThreatFiltersProps {
  readonly state: ReturnType<typeof useThreatFilter>;
  /** Threat types by rule; empty while they are unknown. */
  readonly rules: Readonly<Record<string, string>>;
}

/** Filters of the threats. A choice applies at once, a network on the button or Enter. */
export function ThreatFilters({ state: { filter, isFiltered, change, clear }, rules }: ThreatFiltersProps) {
  const [networkText, setNetworkText] = useTypedText(filter.network);
  /** The text that was found invalid; null without one. */
  const [invalidText, setInvalidText] = useState<string | null>(null);
  const search = () => {
    const network = networkText.trim();
    const invalid = network !== '' && !isNetworkLike(network);
    setInvalidText(invalid ? networkText : null);
    if (!invalid) change({ network });
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
          options={[{ value: '', label: copy.anySeverity }, ...toOptions(severityNames)]}
          value={filter.severity}
          onChange={({ target }) => change({ severity: target.value as typeof filter.severity })}
        />
        <Select
          label={copy.response}
          options={[{ value: '', label: copy.anyResponse }, ...toOptions(responseCopy)]}
          value={filter.response}
          onChange={({ target }) => change({ response: target.value as typeof filter.response })}
        />
        <Select
          label={copy.rule}
          options={[
            { value: '', label: copy.anyRule },
            // Without its option, the field would claim that any rule is shown.
            ...toOptions({
              ...rules,
              ...(filter.rule && { [filter.rule]: rules[filter.rule] ?? filter.rule }),
            }),
          ]}
          value={filter.rule}
          onChange={({ target }) => change({ rule: target.value })}
        />
        <TextField
          label={copy.network}
          type="search"
          autoComplete="off"
          maxLength={50}
          value={networkText}
          error={networkText === invalidText ? copy.invalidNetwork : null}
          onChange={({ target }) => setNetworkText(target.value)}
        />
        <Button type="submit" variant="secondary">
          <SearchIcon />
          {copy.find}
        </Button>
      </Fields>
      <Row gap={3} justify="space-between">
        <SegmentedControl
          label={copy.state}
          options={toOptions(stateCopy)}
          value={filter.state}
          onValueChange={(state) => change({ state })}
        />
        {isFiltered && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setNetworkText('');
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
