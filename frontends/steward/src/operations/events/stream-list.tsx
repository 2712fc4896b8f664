import type { ServiceName } from '@aera/contracts';
import { EmptyState, Table, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { TableHead } from '../../page/table-head.tsx';
import { streamPath } from '../../paths.ts';
import { operationsOf } from '../operations-addresses.ts';
import { operationsWords } from '../operations-words.ts';
import { useEachService } from '../use-each-service.ts';
import { eventsWords as words } from './events-words.ts';

export interface StreamListProps {
  readonly prefix: string;
  readonly of: readonly ServiceName[];
}

/** Streams whose ids begin so, of all the services asked. */
export function StreamList({ prefix, of }: StreamListProps) {
  const each = useEachService((service) => operationsOf(service).listStreams, { query: { prefix }, of });
  const found = each.flatMap(({ service, reading }) =>
    (reading.data?.streams ?? []).map((stream) => Object.assign({ service }, stream)),
  );
  if (each.some(({ reading }) => reading.isPending))
    return <Text as="output">{operationsWords.loading}</Text>;
  if (found.length === 0) return <EmptyState>{words.noStreams}</EmptyState>;
  return (
    <Table caption={words.streams(prefix)}>
      <TableHead columns={words.streamColumns} />
      <tbody>
        {found.map(({ service, streamId, revision, lastAt }) => (
          <tr key={`${service} ${streamId}`}>
            <Words>
              <Link to={streamPath(service, streamId)}>{streamId}</Link>
            </Words>
            <td>{revision}</td>
            <NoWrap>{formatDate(lastAt)}</NoWrap>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
