import type { BotReason, JudgedVisit } from '@aera/contracts';
import { Badge, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { CellButton } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { portalTab } from '../../../shared/paths.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { botsWords, reasonWords, type Verdict } from './bots-copy.ts';

const words = botsWords.table;

const Small = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;

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

const Changes = styled.span`
  display: grid;
  justify-items: start;
  margin-top: ${theme.space[1]};
  button {
    font-family: inherit;
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
`;

export interface VisitColumnsOptions {
  readonly points: ReadonlyMap<BotReason, number>;
  readonly onChange: (visit: JudgedVisit, verdict: Verdict) => void;
}

const [session, counted, reasons, browser, network, seen, views] = words.columns;

/** A visit: what it counts as and why, who it says it is, and the way to say otherwise. */
export const visitColumns = ({ points, onChange }: VisitColumnsOptions): readonly Column<JudgedVisit>[] => [
  {
    id: 'session',
    title: session,
    names: true,
    cell: ({ sessionId, entry }) => (
      <>
        <SessionLink id={sessionId} />
        <Small>{words.enters(entry)}</Small>
      </>
    ),
  },
  {
    id: 'counted',
    title: counted,
    kind: 'line',
    cell: (visit) => (
      <>
        <Badge variant={visit.bot ? 'warning' : 'success'}>{visit.bot ? words.bot : words.human}</Badge>
        <Small>{visit.decision ? words.decided(visit.decision.by) : words.score(visit.score)}</Small>
        {visit.decision && <Small>{words.score(visit.score)}</Small>}
        <VerdictChanges visit={visit} onChange={(verdict) => onChange(visit, verdict)} />
      </>
    ),
  },
  {
    id: 'reasons',
    title: reasons,
    cell: (visit) =>
      visit.reasons.length === 0 ? (
        words.noReasons
      ) : (
        <Reasons>
          {visit.reasons.map((reason) => (
            <li key={reason} title={reasonWords[reason].meaning}>
              <b>{words.points(points.get(reason) ?? 0)}</b>
              {reasonWords[reason].name}
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
        {visit.browser ?? words.noBrowser}
        <Small>{visit.userAgent || words.notKept}</Small>
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
          <Link to={`${portalTab('jurisdiction')}&activity=${encodeURIComponent(address)}`}>{address}</Link>
        ) : (
          words.notKept
        )}
        <Small>{country}</Small>
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
        <Small>{formatDate(endedAt)}</Small>
      </>
    ),
  },
  { id: 'views', title: views, end: true, cell: (visit) => visit.views },
];

interface VerdictChangesProps {
  readonly visit: JudgedVisit;
  readonly onChange: (verdict: Verdict) => void;
}

function VerdictChanges({ visit, onChange }: VerdictChangesProps) {
  const mayChange = useMayChange();
  const changes: readonly Verdict[] = mayChange
    ? [visit.bot ? 'human' : 'bot', ...(visit.decision ? (['score'] as const) : [])]
    : [];
  return (
    <Changes>
      {changes.map((verdict) => (
        <CellButton
          key={verdict}
          type="button"
          aria-label={botsWords.changes.of(botsWords.changes[verdict], visit.sessionId.slice(0, 8))}
          onClick={() => onChange(verdict)}
        >
          {botsWords.changes[verdict]}
        </CellButton>
      ))}
    </Changes>
  );
}
