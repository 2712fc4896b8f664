import type { ConsentRecord } from '@aera/contracts';
import { Table, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CellButton } from '../../page/cell-button.ts';
import { NoWrap } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { ShortId } from '../../page/short-id.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { explorerWords as words } from './explorer-words.ts';

/** Long, and without spaces to break at. */
const Long = styled.td`
  min-width: 14rem;
  max-width: 26rem;
  overflow-wrap: anywhere;
`;

const Record = styled.tr`
  &[data-selected='true'] {
    background: ${theme.color.accentSoft};
  }
`;

export interface ExplorerTableProps {
  readonly records: readonly ConsentRecord[];
  readonly selected: string | null;
  readonly onSelect: (ip: string) => void;
}

export const ExplorerTable = ({ records, selected, onSelect }: ExplorerTableProps) => (
  <Table caption={words.table}>
    <TableHead columns={words.columns} />
    <tbody>
      {records.map(({ id, ipAddress, sessionId, consentedAt, userAgent, referrer }) => (
        <Record key={id} data-selected={ipAddress !== '' && ipAddress === selected}>
          <th scope="row">
            {ipAddress ? (
              <CellButton
                type="button"
                aria-pressed={ipAddress === selected}
                onClick={() => onSelect(ipAddress)}
              >
                {ipAddress}
              </CellButton>
            ) : (
              words.noAddress
            )}
          </th>
          <td>
            <ShortId id={sessionId} />
          </td>
          <NoWrap>{formatDate(consentedAt)}</NoWrap>
          <Long>{userAgent || words.noAddress}</Long>
          <Long>{referrer || words.direct}</Long>
        </Record>
      ))}
    </tbody>
  </Table>
);
