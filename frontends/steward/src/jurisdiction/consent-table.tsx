import type { ConsentRecord } from '@aera/contracts';
import { Table } from '@aera/ui';
import { formatDate } from '../page/format-date.ts';
import { NoWrap, Words } from '../page/cells.ts';
import { ShortId } from '../page/short-id.tsx';
import { TableHead } from '../page/table-head.tsx';
import { AddressCell } from './address-cell.tsx';
import { ConsentStatus } from './consent-status.tsx';
import { consentsWords as words } from './consents-words.ts';
import { locationOf } from './location-of.ts';

export interface ConsentTableProps {
  readonly records: readonly ConsentRecord[];
  readonly onOpenAddress: (ip: string) => void;
}

export const ConsentTable = ({ records, onOpenAddress }: ConsentTableProps) => (
  <Table caption={words.title} hideCaption>
    <TableHead columns={words.columns} />
    <tbody>
      {records.map((record) => (
        <tr key={record.id}>
          <th scope="row">
            <ShortId id={record.id} />
          </th>
          <td>
            <AddressCell record={record} onOpen={onOpenAddress} />
          </td>
          <Words>{locationOf(record.geolocation)}</Words>
          <NoWrap>{formatDate(record.consentedAt)}</NoWrap>
          <td>{record.noticeVersion}</td>
          <td>
            <ConsentStatus hasReadNotice={record.hasReadNotice} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
