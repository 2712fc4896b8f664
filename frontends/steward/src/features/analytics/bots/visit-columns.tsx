import { SessionLink } from '../../../shared/links/id-links.tsx';
import { CellNote } from '../../../shared/table/cells.tsx';
import type { BotSignal, ScoredVisit } from '@aera/contracts';
import { Badge, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { portalTabPath } from '../../../shared/paths.ts';
import { ClassificationButtons } from './classification-buttons.tsx';
import { botsCopy, signalCopy, type VisitClass } from './bots-copy.ts';

const copy = botsCopy.table;

const Signals = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
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
  readonly weights: ReadonlyMap<BotSignal, number>;
  readonly onChange: (visit: ScoredVisit, classifiedAs: VisitClass) => void;
}

const [session, classification, signals, browser, network, seen, views] = copy.columns;

/** Columns of visits: classification with buttons to change it, bot signals, browser, network, times. */
export const createVisitColumns = ({ weights, onChange }: ColumnOptions): readonly Column<ScoredVisit>[] => [
  {
    id: 'session',
    title: session,
    isRowHeader: true,
    cell: ({ sessionId, entryPage }) => (
      <>
        <SessionLink id={sessionId} />
        <CellNote>{copy.entryPage(entryPage)}</CellNote>
      </>
    ),
  },
  {
    id: 'classification',
    title: classification,
    wrap: 'never',
    cell: (visit) => (
      <>
        <Badge variant={visit.isBot ? 'warning' : 'success'}>
          {botsCopy.classes[visit.isBot ? 'bot' : 'human']}
        </Badge>
        <CellNote>
          {visit.classification ? copy.classifiedBy(visit.classification.by) : copy.score(visit.botScore)}
        </CellNote>
        {visit.classification && <CellNote>{copy.score(visit.botScore)}</CellNote>}
        <ClassificationButtons visit={visit} onChange={(classifiedAs) => onChange(visit, classifiedAs)} />
      </>
    ),
  },
  {
    id: 'signals',
    title: signals,
    cell: (visit) =>
      visit.botSignals.length === 0 ? (
        copy.noSignals
      ) : (
        <Signals>
          {visit.botSignals.map((signal) => (
            <li key={signal} title={signalCopy[signal].meaning}>
              <b>{copy.points(weights.get(signal) ?? 0)}</b>
              {signalCopy[signal].name}
            </li>
          ))}
        </Signals>
      ),
  },
  {
    id: 'browser',
    title: browser,
    wrap: 'anywhere',
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
    wrap: 'words',
    cell: ({ ip, country }) => (
      <>
        {ip ? (
          <Link to={`${portalTabPath('jurisdiction')}&activity=${encodeURIComponent(ip)}`}>{ip}</Link>
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
    wrap: 'never',
    cell: ({ startedAt, endedAt }) => (
      <>
        {formatDate(startedAt)}
        <CellNote>{formatDate(endedAt)}</CellNote>
      </>
    ),
  },
  { id: 'views', title: views, alignEnd: true, cell: (visit) => visit.views },
];
