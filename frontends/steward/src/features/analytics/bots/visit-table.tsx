import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellNote } from '../../../shared/table/cells.tsx';
import type { BotReason, ScoredVisit } from '@aera/contracts';
import { Badge, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';
import { portalTabPath } from '../../../shared/paths.ts';
import { VerdictButtons } from './verdict-buttons.tsx';
import { botsCopy, reasonCopy, type Verdict } from './bots-copy.ts';

const copy = botsCopy.table;

const Reasons = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style-type: '';
  @media ${from('tablet')} {
    min-width: 13rem;
  }
  li {
    display: flex;
    gap: ${theme.space[2]};
  }
  b {
    min-width: 2.75rem;
    font-weight: 600;
    text-align: end;
  }
`;

interface ColumnOptions {
  readonly points: ReadonlyMap<BotReason, number>;
  readonly onChange: (visit: ScoredVisit, verdict: Verdict) => void;
}

interface VisitTableProps extends ColumnOptions, Pick<WorkTableProps<ScoredVisit>, 'serverPage'> {
  readonly visits: readonly ScoredVisit[];
}

/** Visits with their classification and its reasons, and buttons to change it. */
export const VisitTable = ({ visits, serverPage, ...options }: VisitTableProps) => (
  <WorkTable
    name="visits"
    caption={copy.title}
    columns={visitColumns(options)}
    rows={visits}
    getKey={({ visitId }) => visitId}
    serverPage={serverPage}
  />
);

const [session, counted, reasons, browser, network, seen, views] = copy.columns;

const visitColumns = ({ points, onChange }: ColumnOptions): readonly Column<ScoredVisit>[] => [
  {
    id: 'session',
    title: session,
    isRowHeader: true,
    cell: ({ sessionId, entry }) => (
      <>
        <SessionLink id={sessionId} />
        <CellNote>{copy.enters(entry)}</CellNote>
      </>
    ),
  },
  {
    id: 'counted',
    title: counted,
    kind: 'line',
    cell: (visit) => (
      <>
        <Badge variant={visit.bot ? 'warning' : 'success'}>{visit.bot ? copy.bot : copy.human}</Badge>
        <CellNote>{visit.decision ? copy.decided(visit.decision.by) : copy.score(visit.score)}</CellNote>
        {visit.decision && <CellNote>{copy.score(visit.score)}</CellNote>}
        <VerdictButtons visit={visit} onChange={(verdict) => onChange(visit, verdict)} />
      </>
    ),
  },
  {
    id: 'reasons',
    title: reasons,
    cell: (visit) =>
      visit.reasons.length === 0 ? (
        copy.noReasons
      ) : (
        <Reasons>
          {visit.reasons.map((reason) => (
            <li key={reason} title={reasonCopy[reason].meaning}>
              <b>{copy.points(points.get(reason) ?? 0)}</b>
              {reasonCopy[reason].name}
            </li>
          ))}
        </Reasons>
      ),
  },
  {
    id: 'browser',
    title: browser,
    kind: 'long',
    cell: (visit) => (
      <>
        {visit.browser ?? copy.noBrowser}
        <CellNote>{visit.userAgent || copy.notKept}</CellNote>
      </>
    ),
  },
  {
    id: 'network',
    title: network,
    kind: 'words',
    cell: ({ address, country }) => (
      <>
        {address ? (
          <Link to={`${portalTabPath('jurisdiction')}&activity=${encodeURIComponent(address)}`}>
            {address}
          </Link>
        ) : (
          copy.notKept
        )}
        <CellNote>{country}</CellNote>
      </>
    ),
  },
  {
    id: 'seen',
    title: seen,
    kind: 'line',
    cell: ({ startedAt, endedAt }) => (
      <>
        {formatDate(startedAt)}
        <CellNote>{formatDate(endedAt)}</CellNote>
      </>
    ),
  },
  { id: 'views', title: views, alignEnd: true, cell: (visit) => visit.views },
];
