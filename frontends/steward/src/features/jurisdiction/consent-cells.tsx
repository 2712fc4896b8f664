import { CellButton } from '../../shared/table/cells.tsx';
import type { ConsentRecord } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { consentsCopy as copy } from './consents-copy.ts';

/** Whether a visitor consented, and has withdrawn since. */
export const ConsentStatus = ({
  hasReadNotice,
  withdrawnAt,
}: Pick<ConsentRecord, 'hasReadNotice' | 'withdrawnAt'>) => (
  <Row gap={1} wrap={false}>
    <Badge variant={hasReadNotice ? 'success' : 'warning'}>
      {hasReadNotice ? copy.consented : copy.notRead}
    </Badge>
    {withdrawnAt !== null && <Badge variant="outline">{copy.withdrawn}</Badge>}
  </Row>
);

/** Known parts of city, region and country, joined with commas. */
export const formatLocation = (geolocation: ConsentRecord['geolocation']): string =>
  [geolocation?.city, geolocation?.region, geolocation?.country].filter(Boolean).join(', ') || copy.unknown;

interface IpAddressCellProps {
  readonly record: ConsentRecord;
  readonly onOpen: (ip: string) => void;
}

/** The IP address of a consent; opens its activity. */
export const IpAddressCell = ({ record: { ipAddress, geolocation }, onOpen }: IpAddressCellProps) => (
  <Row gap={2}>
    {ipAddress ? (
      <CellButton type="button" onClick={() => onOpen(ipAddress)}>
        {ipAddress}
      </CellButton>
    ) : (
      copy.noAddress
    )}
    {geolocation && (
      <Badge variant={geolocation.isInternalTraffic ? 'secondary' : 'outline'}>
        {geolocation.ipSourceTag}
      </Badge>
    )}
  </Row>
);
