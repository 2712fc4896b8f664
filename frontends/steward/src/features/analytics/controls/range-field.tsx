import { toLivingTime } from '@aera/living-time';
import { below, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { analyticsWords } from '../analytics-copy.ts';
import { type Preset, type Range, daysOf, presets } from '../state/range.ts';
import { CustomRange } from './custom-range.tsx';

const words = analyticsWords.controls;

/** Close together: one line at a desk, two on a phone. */
const Presets = styled(SegmentedControl<Preset | 'custom'>)`
  label {
    padding-inline: ${theme.space[3]};
  }
  @media ${below('tablet')} {
    label {
      padding-inline: ${theme.space[2]};
    }
  }
`;

export interface RangeFieldProps {
  readonly range: Range;
  readonly zone: string;
  readonly now: number;
  readonly onRange: (range: Range) => void;
}

/** The presets by their names, and days of one's own. */
export function RangeField({ range, zone, now, onRange }: RangeFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const [seen, setSeen] = useState(range);
  if (seen !== range) {
    // Chosen, or gone back in the address: the range itself says now what shows.
    setSeen(range);
    setChoosing(false);
  }
  const custom = choosing || typeof range !== 'string';
  const living = toLivingTime(new Date(now), zone);
  const month = living.kind === 'living' ? words.month(living.monthName) : words.alignment;
  const label = (preset: Preset) => (preset === 'month' ? month : words.presets[preset]);
  const choose = (value: Preset | 'custom') => {
    setChoosing(value === 'custom');
    if (value !== 'custom') onRange(value);
  };
  return (
    <>
      <Presets
        label={words.range}
        options={[
          ...presets.map((preset) => ({ value: preset, label: label(preset) })),
          { value: 'custom' as const, label: words.custom },
        ]}
        value={custom ? 'custom' : range}
        onValueChange={choose}
      />
      {custom && <CustomRange days={daysOf(range, zone, now)} onDays={onRange} />}
    </>
  );
}
