import { toLivingTime } from '@aera/living-time';
import { Select, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readLocalTimeZone } from '../../../shared/copy/format-date.ts';
import { analyticsCopy } from '../analytics-copy.ts';
import { toDayRange, type Preset, presets, type Range } from '../state/range.ts';
import { CustomRange } from './custom-range.tsx';

const copy = analyticsCopy.controls;

/** One row on large screens, two on phones. */
const Presets = styled(SegmentedControl<Preset | 'custom'>)`
  label {
    padding-inline: ${theme.space[2]};
  }
`;

interface RangeFieldProps {
  readonly range: Range;
  readonly zone: string;
  readonly now: number;
  readonly onRange: (range: Range) => void;
}

export function RangeField({ range, zone, now, onRange }: RangeFieldProps) {
  const [isChoosingCustom, setChoosingCustom] = useState(false);
  const [lastRange, setLastRange] = useState(range);
  if (lastRange !== range) {
    // The range changed by choice or by Back.
    setLastRange(range);
    setChoosingCustom(false);
  }
  const isCustom = isChoosingCustom || typeof range !== 'string';
  const living = toLivingTime(new Date(now), zone);
  const month = living.kind === 'living' ? copy.month(living.monthName) : copy.alignment;
  const label = (preset: Preset) => (preset === 'month' ? month : copy.presets[preset]);
  const selectRange = (value: Preset | 'custom') => {
    setChoosingCustom(value === 'custom');
    if (value !== 'custom') onRange(value);
  };
  return (
    <>
      <Presets
        label={copy.range}
        options={[
          ...presets.map((preset) => ({ value: preset, label: label(preset) })),
          { value: 'custom' as const, label: copy.custom },
        ]}
        value={isCustom ? 'custom' : range}
        onValueChange={selectRange}
      />
      {isCustom && <CustomRange range={toDayRange(range, zone, now)} onRange={onRange} />}
    </>
  );
}

interface ZoneFieldProps {
  readonly zone: string;
  readonly onZone: (zone: string) => void;
}

const toOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** Own time zone and UTC first. */
export function ZoneField({ zone, onZone }: ZoneFieldProps) {
  const zones = new Set([readLocalTimeZone(), 'UTC', zone, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <Select
      label={analyticsCopy.controls.zone}
      options={[...zones].map(toOption)}
      value={zone}
      onChange={({ target }) => onZone(target.value)}
    />
  );
}
