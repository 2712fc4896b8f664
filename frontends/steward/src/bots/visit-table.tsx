import type { BotReason, JudgedVisit } from '@aera/contracts';
import { Table } from '@aera/ui';
import { TableHead } from '../page/table-head.tsx';
import { botsWords, type Verdict } from './bots-words.ts';
import { VisitRow } from './visit-row.tsx';

const words = botsWords.table;

export interface VisitTableProps {
  readonly visits: readonly JudgedVisit[];
  readonly points: ReadonlyMap<BotReason, number>;
  readonly onChange: (visit: JudgedVisit, verdict: Verdict) => void;
}

export const VisitTable = ({ visits, points, onChange }: VisitTableProps) => (
  <Table caption={words.title}>
    <TableHead columns={words.columns} />
    <tbody>
      {visits.map((visit) => (
        <VisitRow
          key={visit.visitId}
          visit={visit}
          points={points}
          onChange={(verdict) => onChange(visit, verdict)}
        />
      ))}
    </tbody>
  </Table>
);
