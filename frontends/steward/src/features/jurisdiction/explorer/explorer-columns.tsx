import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import type { ConsentRecord } from '@aera/contracts';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { explorerCopy as copy } from './explorer-copy.ts';

const [ipAddress, session, at, agent, referrer] = copy.columns;

/** Consent records in the order of the server. */
export const createExplorerColumns = (
  isSelected: (record: ConsentRecord) => boolean,
  onSelect: (ip: string) => void,
): readonly Column<ConsentRecord>[] => [
  {
    id: 'address',
    title: ipAddress,
    isRowHeader: true,
    cell: (record) =>
      record.ipAddress ? (
        <CellButton
          type="button"
          aria-pressed={isSelected(record)}
          onClick={() => onSelect(record.ipAddress)}
        >
          {record.ipAddress}
        </CellButton>
      ) : (
        copy.noAddress
      ),
  },
  { id: 'session', title: session, cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  dateColumn('at', at, ({ consentedAt }) => consentedAt),
  textColumn('agent', agent, ({ userAgent }) => userAgent || copy.noAddress, { kind: 'long' }),
  textColumn('referrer', referrer, (record) => record.referrer || copy.direct, { kind: 'long' }),
];
