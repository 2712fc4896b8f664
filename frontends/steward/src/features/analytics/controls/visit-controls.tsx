import { Notice, Row, Select, Stack, from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { analyticsWords } from '../analytics-copy.ts';
import { type BotChoice, botChoices } from '../state/analytics-state.ts';
import type { useAnalyticsState } from '../state/use-analytics-state.ts';
import { FilterChips } from './filter-chips.tsx';
import { RangeField } from './range-field.tsx';
import { ZoneField } from './zone-field.tsx';

const words = analyticsWords.controls;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
  align-items: end;
  > :first-child {
    grid-column: 1 / -1;
  }
  @media ${from('desktop')} {
    grid-template-columns: 1fr 15rem 11rem;
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

export interface VisitControlsProps extends ReturnType<typeof useAnalyticsState> {
  /** When the figures were asked for, in milliseconds since 1970. */
  readonly now: number;
  /** In place of the filters, as long as there are none. */
  readonly hint?: string;
  /** Beside the filters: what else the page offers. */
  readonly aside?: ReactNode;
}

/** Which visits a page is about: period, time zone, traffic and filters, all of them in its address. */
export function VisitControls({ state, wrong, change, now, hint, aside }: VisitControlsProps) {
  return (
    <Stack as="section" gap={4} aria-label={words.label}>
      {wrong.length > 0 && (
        <Notice tone="warning" title={analyticsWords.wrong.title}>
          {analyticsWords.wrong.detail(wrong)}
        </Notice>
      )}
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
          label={words.bots}
          options={botChoices.map((value) => ({ value, label: words.botChoices[value] }))}
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
