import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import type { ConsentRecord } from '@aera/contracts';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { explorerCopy as copy } from './explorer-copy.ts';

interface ExplorerTableProps {
  readonly records: readonly ConsentRecord[];
  readonly selected: string | null;
  readonly onSelect: (ip: string) => void;
}

/** One page of the records, in the order of the server. */
export const ExplorerTable = ({ records, selected, onSelect }: ExplorerTableProps) => {
  const isSelected = ({ ipAddress }: ConsentRecord) => ipAddress !== '' && ipAddress === selected;
  return (
    <WorkTable
      name="explorer"
      caption={copy.table}
      columns={createColumns(isSelected, onSelect)}
      rows={records}
      getKey={({ id }) => id}
      serverPage="unknown"
      isOpen={isSelected}
    />
  );
};

const [ipAddress, session, at, agent, referrer] = copy.columns;

const createColumns = (
  isSelected: (record: ConsentRecord) => boolean,
  onSelect: ExplorerTableProps['onSelect'],
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
