import { Select } from '@aera/ui';
import type { ServiceName } from '@aera/contracts';
import { operationsWords as words } from './operations-copy.ts';
import { serviceIn, serviceTitles, services } from '../../shared/copy/service-names.ts';

const options = services.map((value) => ({ value: value as string, label: serviceTitles[value] }));

export interface ServiceChoiceProps {
  /** Null for all of them. */
  readonly value: ServiceName | null;
  readonly onChange: (service: ServiceName | null) => void;
}

/** Which service; all of them when none is named. */
export const ServiceChoice = ({ value, onChange }: ServiceChoiceProps) => (
  <Select
    label={words.service}
    options={[{ value: '', label: words.everyService }, ...options]}
    value={value ?? ''}
    onChange={({ target }) => onChange(serviceIn(target.value))}
  />
);
