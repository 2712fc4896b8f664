import type { BotSignal } from '@aera/contracts';
import { from, Select, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { RangeField, ZoneField } from '../controls/period-fields.tsx';
import { botsCopy, signalCopy } from './bots-copy.ts';
import { readState, useAnalyticsState, writeState } from '../state/analytics-state.ts';
import type { Range } from '../state/range.ts';
import { useUrlQuery, useUrlState } from '../../../shared/page/use-url-state.ts';

const classFilters = ['bot', 'human', 'any'] as const;
type ClassFilter = (typeof classFilters)[number];

const isSignal = (text: string | null): text is BotSignal => text !== null && Object.hasOwn(signalCopy, text);

/** Reads and changes the filters of the bot report in the URL. By default, only bots are shown. */
export function useBotFilters() {
  const { state } = useAnalyticsState();
  const { get, set } = useUrlState();
  const { change } = useUrlQuery();
  const signal = get('signal');
  return {
    range: state.range,
    zone: state.zone,
    classifiedAs: classFilters.find((value) => value === get('classifiedAs')) ?? 'bot',
    signal: isSignal(signal) ? signal : null,
    setPeriod: (time: { range?: Range; zone?: string }) =>
      change((query) => ({ ...writeState({ ...readState(query), ...time }), page: null })),
    setClass: (classifiedAs: ClassFilter) =>
      set({ classifiedAs: classifiedAs === 'bot' ? null : classifiedAs, page: null }),
    setSignal: (next: BotSignal | null) => set({ signal: next, page: null }),
  };
}

const copy = botsCopy.filters;

const Fields = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;
  @media ${from('laptop')} {
    grid-template-columns: 1fr 15rem;
  }
`;

const FieldCell = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;

const signals = Object.entries(signalCopy).map(([value, { name }]) => ({ value, label: name }));

interface BotFiltersProps {
  readonly state: ReturnType<typeof useBotFilters>;
  readonly now: number;
}

export const BotFilters = ({ state, now }: BotFiltersProps) => (
  <Fields aria-label={copy.label}>
    <FieldCell>
      <RangeField
        range={state.range}
        zone={state.zone}
        now={now}
        onRange={(range) => state.setPeriod({ range })}
      />
    </FieldCell>
    <ZoneField zone={state.zone} onZone={(zone) => state.setPeriod({ zone })} />
    <FieldCell>
      <SegmentedControl
        label={copy.class}
        options={toOptions(copy.classes, classFilters)}
        value={state.classifiedAs}
        onValueChange={state.setClass}
      />
    </FieldCell>
    <Select
      label={copy.signal}
      options={[{ value: '', label: copy.anySignal }, ...signals]}
      value={state.signal ?? ''}
      onChange={({ target }) => state.setSignal((target.value || null) as BotSignal | null)}
    />
  </Fields>
);
