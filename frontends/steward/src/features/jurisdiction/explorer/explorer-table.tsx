import type { ConsentRecord } from '@aera/contracts';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { explorerWords as words } from './explorer-copy.ts';

export interface ExplorerTableProps {
  readonly records: readonly ConsentRecord[];
  readonly selected: string | null;
  readonly onSelect: (ip: string) => void;
}

/** One stretch of the records, as they came. */
export const ExplorerTable = ({ records, selected, onSelect }: ExplorerTableProps) => {
  const isSelected = ({ ipAddress }: ConsentRecord) => ipAddress !== '' && ipAddress === selected;
  return (
    <WorkTable
      name="explorer"
      caption={words.table}
      columns={columnsOf(isSelected, onSelect)}
      rows={records}
      keyOf={({ id }) => id}
      part="unknown"
      isOpen={isSelected}
    />
  );
};

const columnsOf = (
  isSelected: (record: ConsentRecord) => boolean,
  onSelect: ExplorerTableProps['onSelect'],
): readonly Column<ConsentRecord>[] => [
  {
    id: 'address',
    title: words.columns[0],
    names: true,
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
        words.noAddress
      ),
  },
  ...facts,
];

const facts: readonly Column<ConsentRecord>[] = [
  { id: 'session', title: words.columns[1], cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  { id: 'at', title: words.columns[2], kind: 'line', cell: ({ consentedAt }) => formatDate(consentedAt) },
  {
    id: 'agent',
    title: words.columns[3],
    kind: 'long',
    cell: ({ userAgent }) => userAgent || words.noAddress,
  },
  {
    id: 'referrer',
    title: words.columns[4],
    kind: 'long',
    cell: ({ referrer }) => referrer || words.direct,
  },
];
