import { Badge, Table } from '@aera/ui';
import { NoWrap, TableHead, Words } from '../../../shared/table/cells.tsx';
import type { BackgroundWork } from './background-work.ts';
import { overviewWords as words } from './overview-copy.ts';

interface BackgroundTableProps {
  readonly caption: string;
  readonly work: readonly BackgroundWork[];
}

/** All background work of a service. */
export const BackgroundTable = ({ caption, work }: BackgroundTableProps) => (
  <Table caption={caption} hideCaption>
    <TableHead columns={words.workColumns} />
    <tbody>
      {work.map(({ name, state, lastSuccess, isFailing }) => (
        <tr key={name}>
          <Words>{name}</Words>
          <NoWrap>
            <Badge variant={isFailing ? 'destructive' : 'secondary'}>{isFailing ? words.fails : state}</Badge>
          </NoWrap>
          <NoWrap>{lastSuccess}</NoWrap>
        </tr>
      ))}
    </tbody>
  </Table>
);
