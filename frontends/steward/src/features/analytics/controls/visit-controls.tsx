import { from, Row, Select, Stack, theme, toOptions } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { analyticsCopy } from '../analytics-copy.ts';
import { type BotChoice, botChoices, type useAnalyticsState } from '../state/analytics-state.ts';
import { FilterChips } from './filter-chips.tsx';
import { RangeField, ZoneField } from './period-fields.tsx';

const copy = analyticsCopy.controls;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
  align-items: end;
  > :first-child {
    grid-column: 1 / -1;
  }
  @media ${from('desktop')} {
    grid-template-columns: 1fr 12rem 9rem;
    gap: ${theme.space[4]};
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Time = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;

interface VisitControlsProps extends ReturnType<typeof useAnalyticsState> {
  /** Unix time of the query, in ms. */
  readonly now: number;
  readonly hint?: string;
  readonly aside?: ReactNode;
}

/** Period, time zone, traffic and filters, from the URL. */
export function VisitControls({ state, change, now, hint, aside }: VisitControlsProps) {
  return (
    <Stack as="section" gap={4} aria-label={copy.label}>
      <Fields>
        <Time>
          <RangeField
            range={state.range}
            zone={state.zone}
            now={now}
            onRange={(range) => change({ range })}
          />
        </Time>
        <ZoneField zone={state.zone} onZone={(zone) => change({ zone })} />
        <Select
          label={copy.bots}
          options={toOptions(copy.botChoices, botChoices)}
          value={state.bots}
          onChange={({ target }) => change({ bots: target.value as BotChoice })}
        />
      </Fields>
      <Row justify="space-between">
        <FilterChips filters={state.filters} hint={hint} onFilters={(filters) => change({ filters })} />
        {aside}
      </Row>
    </Stack>
  );
}
