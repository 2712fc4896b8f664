import { Button } from '@aera/ui';
import { consentsCopy } from './jurisdiction-copy.ts';
import { FilterForm } from '../../shared/page/filter-form.tsx';

const copy = consentsCopy.filter;

interface ConsentSearchProps {
  readonly ip: string | null;
  readonly onSearch: (ip: string) => void;
  readonly onClear: () => void;
}

/** Search by part of an IP address. */
export const ConsentSearch = ({ ip, onSearch, onClear }: ConsentSearchProps) => (
  <FilterForm copy={copy} columns="minmax(0, 1fr) auto" q={ip ?? ''} maxLength={64} onSearch={onSearch}>
    {ip && (
      <Button variant="ghost" onClick={onClear}>
        {copy.clear}
      </Button>
    )}
  </FilterForm>
);
