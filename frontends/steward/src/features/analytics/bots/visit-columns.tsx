import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellNote } from '../../../shared/table/cells.tsx';
import type { BotReason, ScoredVisit } from '@aera/contracts';
import { Badge, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
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

const [session, classification, reasons, browser, network, seen, views] = copy.columns;

/** Visits with their classification, its reasons and buttons to change it. */
export const createVisitColumns = ({ points, onChange }: ColumnOptions): readonly Column<ScoredVisit>[] => [
  {
    id: 'session',
    title: session,
    isRowHeader: true,
    cell: ({ sessionId, entry }) => (
      <>
        <SessionLink id={sessionId} />
        <CellNote>{copy.entryPage(entry)}</CellNote>
      </>
    ),
  },
  {
    id: 'counted',
    title: classification,
    kind: 'line',
    cell: (visit) => (
      <>
        <Badge variant={visit.bot ? 'warning' : 'success'}>
          {botsCopy.verdicts[visit.bot ? 'bot' : 'human']}
        </Badge>
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
