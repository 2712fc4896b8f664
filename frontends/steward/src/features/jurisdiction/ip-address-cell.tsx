import type { ConsentRecord } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { CellButton } from '../../shared/table/cells.tsx';
import { consentsWords } from './consents-copy.ts';

export interface AddressCellProps {
  readonly record: ConsentRecord;
  readonly onOpen: (ip: string) => void;
}

/** Where a consent came from; the address opens all that is known of it. */
export const AddressCell = ({ record: { ipAddress, geolocation }, onOpen }: AddressCellProps) => (
  <Row gap={2}>
    {ipAddress ? (
      <CellButton type="button" onClick={() => onOpen(ipAddress)}>
        {ipAddress}
      </CellButton>
    ) : (
      consentsWords.noAddress
    )}
    {geolocation && (
      <Badge variant={geolocation.isInternalTraffic ? 'secondary' : 'outline'}>
        {geolocation.ipSourceTag}
      </Badge>
    )}
  </Row>
);
