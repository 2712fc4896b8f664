import type { RebuildRun } from '@aera/contracts';
import { Badge, Table, Text } from '@aera/ui';
import { Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { formatCount } from '../../page/format-number.ts';
import { TableHead } from '../../page/table-head.tsx';
import { rebuildsWords as words } from './rebuilds-words.ts';
import { verdictOf } from './verdict.ts';

const tones = { done: 'success', failed: 'destructive' } as const;

/** What became of earlier rebuilds, since the service began. */
export const PastRebuilds = ({ runs }: { readonly runs: readonly RebuildRun[] }) => (
  <Table caption={words.past}>
    <TableHead columns={words.pastColumns} />
    <tbody>
      {runs.map(({ id, name, phase, done, startedBy, startedAt, error, tables }) => (
        <tr key={id}>
          <Words>{name}</Words>
          <Words>
            <Badge variant={phase === 'done' || phase === 'failed' ? tones[phase] : 'secondary'}>
              {words.phases[phase]}
            </Badge>
            {error && <Text size="xs">{error}</Text>}
          </Words>
          <td>{formatCount(done)}</td>
          <Words>{words.by(startedBy, formatDate(startedAt))}</Words>
          <Words>
            {tables ? [...new Set(tables.map((table) => words[verdictOf(table)]))].join(', ') : '–'}
          </Words>
        </tr>
      ))}
    </tbody>
  </Table>
);
