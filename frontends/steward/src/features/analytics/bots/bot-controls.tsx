import type { BotSignal } from '@aera/contracts';
import { Select, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { RangeField, ZoneField } from '../controls/period-fields.tsx';
import { botsCopy, signalCopy } from './bots-copy.ts';
import { useAnalyticsState, writeState } from '../state/analytics-state.ts';
import type { Range } from '../state/range.ts';
import { usePageState } from '../../../shared/page/use-page-state.ts';

export const verdicts = ['bot', 'human', 'any'] as const;
type VerdictFilter = (typeof verdicts)[number];

const isSignal = (text: string | null): text is BotSignal => text !== null && Object.hasOwn(signalCopy, text);

/** Period, time zone, verdict and signal, from the URL. */
export function useBotsState() {
  const { state } = useAnalyticsState();
  const { get, set } = usePageState();
  const signal = get('signal');
  return {
    range: state.range,
    zone: state.zone,
    verdict: verdicts.find((verdict) => verdict === get('verdict')) ?? 'bot',
    signal: isSignal(signal) ? signal : null,
    setTime: (time: { range?: Range; zone?: string }) =>
      set({ ...writeState({ ...state, ...time }), page: null }),
    setVerdict: (verdict: VerdictFilter) => set({ verdict: verdict === 'bot' ? null : verdict, page: null }),
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

const Line = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;

const signals = Object.entries(signalCopy).map(([value, { name }]) => ({ value, label: name }));

interface BotControlsProps {
  readonly state: ReturnType<typeof useBotsState>;
  readonly now: number;
}

export const BotControls = ({ state, now }: BotControlsProps) => (
  <Fields aria-label={copy.label}>
    <Line>
      <RangeField
        range={state.range}
        zone={state.zone}
        now={now}
        onRange={(range) => state.setTime({ range })}
      />
    </Line>
    <ZoneField zone={state.zone} onZone={(zone) => state.setTime({ zone })} />
    <Line>
      <SegmentedControl
        label={copy.verdict}
        options={verdicts.map((verdict) => ({ value: verdict, label: copy.verdicts[verdict] }))}
        value={state.verdict}
        onValueChange={state.setVerdict}
      />
    </Line>
    <Select
      label={copy.signal}
      options={[{ value: '', label: copy.anySignal }, ...signals]}
      value={state.signal ?? ''}
      onChange={({ target }) => state.setSignal((target.value || null) as BotSignal | null)}
    />
  </Fields>
);
