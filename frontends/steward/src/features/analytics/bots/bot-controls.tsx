import type { BotReason } from '@aera/contracts';
import { Select, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { RangeField, ZoneField } from '../controls/period-fields.tsx';
import { botsCopy, reasonCopy } from './bots-copy.ts';
import { useAnalyticsState, writeState } from '../state/analytics-state.ts';
import type { Range } from '../state/range.ts';
import { usePageState } from '../../../shared/page/use-page-state.ts';

export const verdicts = ['bot', 'human', 'any'] as const;
type VerdictFilter = (typeof verdicts)[number];

const isReason = (text: string | null): text is BotReason => text !== null && Object.hasOwn(reasonCopy, text);

/** Period, time zone, verdict and reason, from the URL. */
export function useBotsState() {
  const { state } = useAnalyticsState();
  const { get, set } = usePageState();
  const reason = get('reason');
  return {
    range: state.range,
    zone: state.zone,
    verdict: verdicts.find((verdict) => verdict === get('verdict')) ?? 'bot',
    reason: isReason(reason) ? reason : null,
    setTime: (time: { range?: Range; zone?: string }) =>
      set({ ...writeState({ ...state, ...time }), page: null }),
    setVerdict: (verdict: VerdictFilter) => set({ verdict: verdict === 'bot' ? null : verdict, page: null }),
    setReason: (next: BotReason | null) => set({ reason: next, page: null }),
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

const reasons = Object.entries(reasonCopy).map(([value, { name }]) => ({ value, label: name }));

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
      label={copy.reason}
      options={[{ value: '', label: copy.anyReason }, ...reasons]}
      value={state.reason ?? ''}
      onChange={({ target }) => state.setReason((target.value || null) as BotReason | null)}
    />
  </Fields>
);
