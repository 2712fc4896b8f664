import type { BotReason } from '@aera/contracts';
import { Select, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { RangeField, ZoneField } from '../controls/period-fields.tsx';
import { botsCopy, reasonCopy } from './bots-copy.ts';
import { type useBotsState, verdicts } from './use-bots-state.ts';

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

/** Period, time zone, and which sessions the table lists. */
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
