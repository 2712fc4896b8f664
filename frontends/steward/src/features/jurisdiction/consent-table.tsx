import type { ConsentRecord } from '@aera/contracts';
import { ConsentStatus } from './consent-status.tsx';
import { consentsWords as words, recordWords } from './consents-copy.ts';
import { locationOf } from './format-location.ts';
import { AddressCell } from './ip-address-cell.tsx';
import { formatDate } from '../../shared/copy/format-date.ts';
import { CellButton } from '../../shared/table/cells.tsx';
import type { Column } from '../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../shared/table/work-table.tsx';

export interface ConsentTableProps extends Pick<WorkTableProps<ConsentRecord>, 'part'> {
  readonly records: readonly ConsentRecord[];
  readonly onOpen: (id: string) => void;
  readonly onOpenAddress: (ip: string) => void;
}

/** One page of the records; the server has them by the time of consent, either way round. */
export const ConsentTable = ({ records, onOpen, onOpenAddress, part }: ConsentTableProps) => (
  <WorkTable
    name="consents"
    caption={words.title}
    hideCaption
    columns={columnsOf(onOpen, onOpenAddress)}
    rows={records}
    keyOf={({ id }) => id}
    part={part}
  />
);

const [id, address, location, at, notice, status] = words.columns;

const columnsOf = (
  onOpen: ConsentTableProps['onOpen'],
  onOpenAddress: ConsentTableProps['onOpenAddress'],
): readonly Column<ConsentRecord>[] => [
  {
    id: 'id',
    title: id,
    names: true,
    cell: (record) => (
      <CellButton
        type="button"
        title={record.id}
        aria-label={recordWords.open(record.id.slice(0, 8))}
        onClick={() => onOpen(record.id)}
      >
        {record.id.slice(0, 8)}
      </CellButton>
    ),
  },
  {
    id: 'address',
    title: address,
    cell: (record) => <AddressCell record={record} onOpen={onOpenAddress} />,
  },
  { id: 'location', title: location, kind: 'words', cell: ({ geolocation }) => locationOf(geolocation) },
  { id: 'at', title: at, kind: 'line', asks: true, cell: ({ consentedAt }) => formatDate(consentedAt) },
  { id: 'notice', title: notice, kind: 'line', cell: ({ noticeVersion }) => noticeVersion },
  { id: 'status', title: status, cell: (record) => <ConsentStatus {...record} /> },
];
