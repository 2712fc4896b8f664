import type { JudgedVisit } from '@aera/contracts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';
import { botsWords } from './bots-copy.ts';
import { type VisitColumnsOptions, visitColumns } from './visit-columns.tsx';

export interface VisitTableProps extends VisitColumnsOptions, Pick<WorkTableProps<JudgedVisit>, 'part'> {
  readonly visits: readonly JudgedVisit[];
}

export const VisitTable = ({ visits, part, ...options }: VisitTableProps) => (
  <WorkTable
    name="visits"
    caption={botsWords.table.title}
    columns={visitColumns(options)}
    rows={visits}
    keyOf={({ visitId }) => visitId}
    part={part}
  />
);
