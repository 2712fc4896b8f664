import { NoWrap, TableHead } from '../../../shared/table/cells.tsx';
import type { IntrusionReport } from '@aera/contracts';
import { EmptyState, Stack, Table, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { paths, threatPath } from '../../../shared/paths.ts';
import { securityCopy } from '../security-copy.ts';
import { SeverityBadge } from '../badges.tsx';

const copy = securityCopy.events;

/** The latest threats, each leading to its evidence. */
export const RecentEvents = ({ timeline }: Pick<IntrusionReport, 'timeline'>) => (
  <Stack gap={3}>
    <Table caption={copy.title}>
      <TableHead columns={copy.columns} />
      <tbody>
        {timeline.map(({ threatId, severity, threatType, ip, timestamp }) => (
          <tr key={threatId}>
            <NoWrap>
              <SeverityBadge severity={severity} />
            </NoWrap>
            <th scope="row">
              <Link to={threatPath(threatId)}>{threatType}</Link>
            </th>
            <NoWrap>{ip}</NoWrap>
            <NoWrap>{formatDate(timestamp)}</NoWrap>
          </tr>
        ))}
      </tbody>
    </Table>
    {timeline.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
    <Text as="div" size="sm">
      <Link to={paths.threats}>{copy.all}</Link>
    </Text>
  </Stack>
);
