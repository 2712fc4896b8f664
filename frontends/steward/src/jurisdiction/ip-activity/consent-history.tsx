import type { ConsentRecord } from '@aera/contracts';
import { Table } from '@aera/ui';
import { formatDate } from '../../page/format-date.ts';
import { NoWrap } from '../../page/cells.ts';
import { ShortId } from '../../page/short-id.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { ConsentStatus } from '../consent-status.tsx';
import { ipActivityWords } from './ip-activity-words.ts';

const { title, columns } = ipActivityWords.consents;

export const ConsentHistory = ({ consents }: { readonly consents: readonly ConsentRecord[] }) => (
  <Table caption={title}>
    <TableHead columns={columns} />
    <tbody>
      {consents.map((consent) => (
        <tr key={consent.id}>
          <NoWrap>{formatDate(consent.consentedAt)}</NoWrap>
          <td>
            <ShortId id={consent.sessionId} />
          </td>
          <td>{consent.noticeVersion}</td>
          <td>
            <ConsentStatus {...consent} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
