import { CellButton } from '../../shared/table/cells.tsx';
import type { ConsentRecord } from '@aera/contracts';
import { ConsentStatus, IpAddressCell, formatLocation } from './consent-cells.tsx';
import { consentsCopy as copy, recordCopy } from './consents-copy.ts';
import { type Column, dateColumn } from '../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../shared/table/work-table.tsx';

interface ColumnOptions {
  readonly onOpen: (id: string) => void;
  readonly onOpenIpAddress: (ip: string) => void;
}

interface ConsentTableProps extends ColumnOptions, Pick<WorkTableProps<ConsentRecord>, 'serverPage'> {
  readonly records: readonly ConsentRecord[];
}

/** One page of the records. The server sorts them by the time of consent. */
export const ConsentTable = ({ records, serverPage, ...options }: ConsentTableProps) => (
  <WorkTable
    name="consents"
    caption={copy.title}
    hideCaption
    columns={createColumns(options)}
    rows={records}
    getKey={({ id }) => id}
    serverPage={serverPage}
  />
);

const [id, ipAddress, location, at, notice, status] = copy.columns;

const createColumns = ({ onOpen, onOpenIpAddress }: ColumnOptions): readonly Column<ConsentRecord>[] => [
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
    cell: (record) => <IpAddressCell record={record} onOpen={onOpenIpAddress} />,
  },
  { id: 'location', title: location, kind: 'words', cell: ({ geolocation }) => formatLocation(geolocation) },
  dateColumn('at', at, ({ consentedAt }) => consentedAt, { isServerSorted: true }),
  { id: 'notice', title: notice, kind: 'line', cell: ({ noticeVersion }) => noticeVersion },
  { id: 'status', title: status, cell: (record) => <ConsentStatus {...record} /> },
];
