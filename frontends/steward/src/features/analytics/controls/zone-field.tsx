import { Select } from '@aera/ui';
import { analyticsWords } from '../analytics-copy.ts';
import { readersZone } from '../state/analytics-state.ts';

export interface ZoneFieldProps {
  readonly zone: string;
  readonly onZone: (zone: string) => void;
}

const named = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** Whose days and hours are counted: the reader's own zone and UTC first, then all that the browser knows. */
export function ZoneField({ zone, onZone }: ZoneFieldProps) {
  const zones = new Set([readersZone(), 'UTC', zone, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <Select
      label={analyticsWords.controls.zone}
      options={[...zones].map(named)}
      value={zone}
      onChange={({ target }) => onZone(target.value)}
    />
  );
}
