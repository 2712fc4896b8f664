import type { ConsentRecord } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { CellButton } from '../../shared/table/cells.tsx';
import { type Column, dateColumn } from '../../shared/table/column.ts';
import { consentsCopy as copy, recordCopy } from './jurisdiction-copy.ts';

/** Badges for given and withdrawn consent. */
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

/** The known parts of city, region and country. */
export const formatLocation = (geolocation: ConsentRecord['geolocation']): string =>
  [geolocation?.city, geolocation?.region, geolocation?.country].filter(Boolean).join(', ') || copy.unknown;

const [id, ipAddress, location, at, notice, status] = copy.columns;

interface ColumnOptions {
  readonly onOpen: (id: string) => void;
  readonly onOpenIpAddress: (ip: string) => void;
}

/** Consent records; the server sorts them by the time of consent. */
export const createConsentColumns = ({
  onOpen,
  onOpenIpAddress,
}: ColumnOptions): readonly Column<ConsentRecord>[] => [
  {
    id: 'id',
    title: id,
    isRowHeader: true,
    cell: (record) => (
      <CellButton
        type="button"
        title={record.id}
        aria-label={recordCopy.open(record.id.slice(0, 8))}
        onClick={() => onOpen(record.id)}
      >
        {record.id.slice(0, 8)}
      </CellButton>
    ),
  },
  {
    id: 'address',
    title: ipAddress,
    cell: (record) => (
      <Row gap={2}>
        {record.ipAddress ? (
          <CellButton type="button" onClick={() => onOpenIpAddress(record.ipAddress)}>
            {record.ipAddress}
          </CellButton>
        ) : (
          copy.notStored
        )}
        {record.geolocation && (
          <Badge variant={record.geolocation.isInternalTraffic ? 'secondary' : 'outline'}>
            {record.geolocation.ipSourceTag}
          </Badge>
        )}
      </Row>
    ),
  },
  { id: 'location', title: location, wrap: 'words', cell: ({ geolocation }) => formatLocation(geolocation) },
  dateColumn('at', at, ({ consentedAt }) => consentedAt, { isServerSorted: true }),
  { id: 'notice', title: notice, wrap: 'never', cell: ({ noticeVersion }) => noticeVersion },
  { id: 'status', title: status, cell: (record) => <ConsentStatus {...record} /> },
];
