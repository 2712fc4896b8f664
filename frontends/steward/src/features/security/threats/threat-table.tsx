import type { Threat } from '@aera/contracts';
import { Badge, Row } from '@aera/ui';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';
import { threatPath } from '../../../shared/paths.ts';
import { answerWords, securityWords } from '../security-copy.ts';
import { shortNetwork } from '../format-network.ts';
import { SeverityBadge } from '../severity-badge.tsx';

const words = securityWords.threats;
const [severity, threat, network, seen, score, done] = words.columns;

const columns: readonly Column<Threat>[] = [
  {
    id: 'threat',
    title: threat,
    kind: 'words',
    names: true,
    cell: ({ id, threatType }) => <Link to={threatPath(id)}>{threatType}</Link>,
  },
  {
    id: 'severity',
    title: severity,
    kind: 'line',
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  { id: 'network', title: network, kind: 'line', cell: (row) => shortNetwork(row.network) },
  {
    id: 'seen',
    title: seen,
    kind: 'line',
    cell: ({ lastAt, active }) => (
      <Row gap={2} wrap={false}>
        {formatDate(lastAt)}
        {active && <Badge variant="warning">{words.active}</Badge>}
      </Row>
    ),
  },
  { id: 'score', title: score, end: true, cell: (row) => row.score },
  {
    id: 'done',
    title: done,
    kind: 'line',
    cell: ({ answer, trusted }) => (
      <Row gap={2} wrap={false}>
        {answerWords[answer]}
        {trusted && answer !== 'allowed' && <Badge variant="outline">{words.trusted}</Badge>}
      </Row>
    ),
  },
];

export interface ThreatTableProps extends Pick<WorkTableProps<Threat>, 'part'> {
  readonly threats: readonly Threat[];
}

/** Threats, each leading to its evidence. */
export const ThreatTable = ({ threats, part }: ThreatTableProps) => (
  <WorkTable
    name="threats"
    caption={words.caption}
    hideCaption
    columns={columns}
    rows={threats}
    keyOf={({ id }) => id}
    part={part}
  />
);
