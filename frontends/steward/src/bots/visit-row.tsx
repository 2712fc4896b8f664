import type { BotReason, JudgedVisit } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CellButton } from '../page/cell-button.ts';
import { NoWrap } from '../page/cells.ts';
import { formatDate } from '../page/format-date.ts';
import { ShortId } from '../page/short-id.tsx';
import { portalTab } from '../paths.ts';
import { useMayChange } from '../session/roles.ts';
import { botsWords, reasonWords, type Verdict } from './bots-words.ts';

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
  min-width: 13rem;
  padding: 0;
  list-style-type: '';
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

/** Long, and without spaces to break at. */
const Agent = styled.td`
  min-width: 15rem;
  max-width: 22rem;
  overflow-wrap: anywhere;
`;

const Network = styled.td`
  min-width: 9rem;
  overflow-wrap: anywhere;
`;

export interface VisitRowProps {
  readonly visit: JudgedVisit;
  readonly points: ReadonlyMap<BotReason, number>;
  readonly onChange: (verdict: Verdict) => void;
}

/** One visit: what it counts as and why, who it says it is, and the way to say otherwise. */
export function VisitRow({ visit, points, onChange }: VisitRowProps) {
  const session = visit.sessionId.slice(0, 8);
  const mayChange = useMayChange();
  const changes: readonly Verdict[] = mayChange
    ? [visit.bot ? 'human' : 'bot', ...(visit.decision ? (['score'] as const) : [])]
    : [];
  return (
    <tr>
      <th scope="row">
        <ShortId id={visit.sessionId} />
        <Small>{words.enters(visit.entry)}</Small>
      </th>
      <NoWrap>
        <Badge variant={visit.bot ? 'warning' : 'success'}>{visit.bot ? words.bot : words.human}</Badge>
        <Small>{visit.decision ? words.decided(visit.decision.by) : words.score(visit.score)}</Small>
        {visit.decision && <Small>{words.score(visit.score)}</Small>}
        <Changes>
          {changes.map((verdict) => (
            <CellButton
              key={verdict}
              type="button"
              aria-label={botsWords.changes.of(botsWords.changes[verdict], session)}
              onClick={() => onChange(verdict)}
            >
              {botsWords.changes[verdict]}
            </CellButton>
          ))}
        </Changes>
      </NoWrap>
      <td>
        {visit.reasons.length === 0 ? (
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
        )}
      </td>
      <Agent>
        {visit.browser ?? words.noBrowser}
        <Small>{visit.userAgent || words.notKept}</Small>
      </Agent>
      <Network>
        {visit.address ? (
          <Link to={`${portalTab('jurisdiction')}&activity=${encodeURIComponent(visit.address)}`}>
            {visit.address}
          </Link>
        ) : (
          words.notKept
        )}
        <Small>{visit.country}</Small>
      </Network>
      <NoWrap>
        {formatDate(visit.startedAt)}
        <Small>{formatDate(visit.endedAt)}</Small>
      </NoWrap>
      <td>{visit.views}</td>
    </tr>
  );
}
