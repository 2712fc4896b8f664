import type { RebuildRun } from '@aera/contracts';
import { Badge, Table, Text } from '@aera/ui';
import { TableHead, Words } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { rebuildsWords as words } from './rebuilds-copy.ts';
import { verdictOf } from './rebuild-verification.ts';

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
