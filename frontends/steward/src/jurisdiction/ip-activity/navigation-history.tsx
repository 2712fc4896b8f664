import type { ResponseOf, ipActivity } from '@aera/contracts';
import { Table } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../page/format-date.ts';
import { NoWrap } from '../../page/cells.ts';
import { TableHead } from '../../page/table-head.tsx';
import { ipActivityWords as words } from './ip-activity-words.ts';

const { title, columns } = words.pageViews;

/** Addresses can be long, and have no spaces to break at. */
const Long = styled.td`
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

export interface NavigationHistoryProps {
  readonly pageViews: ResponseOf<typeof ipActivity>['pageViews'];
}

export const NavigationHistory = ({ pageViews }: NavigationHistoryProps) => (
  <Table caption={title}>
    <TableHead columns={columns} />
    <tbody>
      {pageViews.map(({ id, timestamp, path, timeOnPage, scrollDepth, referrer }) => (
        <tr key={id}>
          <NoWrap>{formatDate(timestamp)}</NoWrap>
          <Long>{path}</Long>
          <td>{timeOnPage === null ? words.notAvailable : words.seconds(timeOnPage)}</td>
          <td>{scrollDepth === null ? words.notAvailable : words.percent(scrollDepth)}</td>
          <Long>{referrer || words.direct}</Long>
        </tr>
      ))}
    </tbody>
  </Table>
);
