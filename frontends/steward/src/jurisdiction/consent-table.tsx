import type { ConsentRecord } from '@aera/contracts';
import { Table } from '@aera/ui';
import { formatDate } from '../page/format-date.ts';
import { NoWrap, Words } from '../page/cells.ts';
import { TableHead } from '../page/table-head.tsx';
import { CellButton } from '../page/cell-button.ts';
import { AddressCell } from './address-cell.tsx';
import { ConsentStatus } from './consent-status.tsx';
import { consentsWords as words } from './consents-words.ts';
import { locationOf } from './location-of.ts';
import { recordWords } from './record/record-words.ts';

export interface ConsentTableProps {
  readonly records: readonly ConsentRecord[];
  readonly onOpen: (id: string) => void;
  readonly onOpenAddress: (ip: string) => void;
}

export const ConsentTable = ({ records, onOpen, onOpenAddress }: ConsentTableProps) => (
  <Table caption={words.title} hideCaption>
    <TableHead columns={words.columns} />
    <tbody>
      {records.map((record) => (
        <tr key={record.id}>
          <th scope="row">
            <CellButton
              type="button"
              title={record.id}
              aria-label={recordWords.open(record.id.slice(0, 8))}
              onClick={() => onOpen(record.id)}
            >
              {record.id.slice(0, 8)}
            </CellButton>
          </th>
          <td>
            <AddressCell record={record} onOpen={onOpenAddress} />
          </td>
          <Words>{locationOf(record.geolocation)}</Words>
          <NoWrap>{formatDate(record.consentedAt)}</NoWrap>
          <td>{record.noticeVersion}</td>
          <td>
            <ConsentStatus {...record} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
