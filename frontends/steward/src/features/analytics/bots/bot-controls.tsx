import type { BotReason } from '@aera/contracts';
import { Select, from, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { styled } from 'styled-components';
import { RangeField } from '../controls/range-field.tsx';
import { ZoneField } from '../controls/zone-field.tsx';
import { botsWords, reasonWords } from './bots-copy.ts';
import { type useBotsState, verdicts } from './use-bots-state.ts';

const words = botsWords.filters;

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

const reasons = Object.entries(reasonWords).map(([value, { name }]) => ({ value, label: name }));

export interface BotControlsProps {
  readonly view: ReturnType<typeof useBotsState>;
  readonly now: number;
}

/** Period and time zone, and which sessions of them the table shows. */
export const BotControls = ({ view, now }: BotControlsProps) => (
  <Fields aria-label={words.label}>
    <Line>
      <RangeField
        range={view.range}
        zone={view.zone}
        now={now}
        onRange={(range) => view.setTime({ range })}
      />
    </Line>
    <ZoneField zone={view.zone} onZone={(zone) => view.setTime({ zone })} />
    <Line>
      <SegmentedControl
        label={words.verdict}
        options={verdicts.map((verdict) => ({ value: verdict, label: words.verdicts[verdict] }))}
        value={view.verdict}
        onValueChange={view.setVerdict}
      />
    </Line>
    <Select
      label={words.reason}
      options={[{ value: '', label: words.anyReason }, ...reasons]}
      value={view.reason ?? ''}
      onChange={({ target }) => view.setReason((target.value || null) as BotReason | null)}
    />
  </Fields>
);
