import type { IntrusionReport } from '@aera/contracts';
import { EmptyState, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { paths, threatPath } from '../../../shared/paths.ts';
import { type Column, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { securityCopy } from '../security-copy.ts';
import { SeverityBadge } from '../badges.tsx';

const copy = securityCopy.events;
const [severity, threat, ip, time] = copy.columns;

const columns: readonly Column<IntrusionReport['timeline'][number]>[] = [
  {
    id: 'severity',
    title: severity,
    wrap: 'never',
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  {
    id: 'threat',
    title: threat,
    isRowHeader: true,
    cell: ({ threatId, threatType }) => <Link to={threatPath(threatId)}>{threatType}</Link>,
  },
  textColumn('ip', ip, (row) => row.ip, { wrap: 'never' }),
  dateColumn('time', time, ({ timestamp }) => timestamp),
];

export const RecentThreats = ({ timeline }: Pick<IntrusionReport, 'timeline'>) => (
  <Stack gap={3}>
    <StaticTable caption={copy.title} columns={columns} rows={timeline} getKey={({ threatId }) => threatId} />
    {timeline.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
    <Text as="div" size="sm">
      <Link to={paths.threats}>{copy.all}</Link>
    </Text>
  </Stack>
);
