import { CellNote } from '../../../shared/table/cells.tsx';
import type { Evidence } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDay, formatTime } from '../../../shared/copy/format-date.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { threatCopy as copy, indicatorCopy } from '../security-copy.ts';
import { BadgeList } from '../badges.tsx';

/** Text from an untrusted client. Its text direction is isolated from that of the page. */
const UntrustedText = styled.code`
  display: block;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
  line-height: 1.5;
  unicode-bidi: isolate;
  direction: ltr;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Signals = styled(BadgeList)`
  gap: ${theme.space[1]};
`;

const [time, ip, request, statusTitle, signals, browser] = copy.columns;

/** The requests of a threat, newest first. */
export const evidenceColumns: readonly Column<Evidence>[] = [
  {
    id: 'time',
    title: time,
    wrap: 'never',
    isRowHeader: true,
    sortKey: ({ at }) => at,
    cell: ({ at }) => (
      <>
        {formatTime(Date.parse(at))}
        <CellNote>{formatDay(at)}</CellNote>
      </>
    ),
  },
  textColumn('ip', ip, (row) => row.ip, { wrap: 'never' }),
  {
    id: 'request',
    title: request,
    wrap: 'anywhere',
    sortKey: formatRequest,
    cell: (row) => (
      <>
        <UntrustedText>{formatRequest(row)}</UntrustedText>
        {row.attemptedAccount && <CellNote>{copy.account(row.attemptedAccount)}</CellNote>}
      </>
    ),
  },
  { id: 'status', title: statusTitle, sortKey: ({ status }) => status, cell: ({ status }) => status ?? '–' },
  {
    id: 'indicators',
    title: signals,
    wrap: 'words',
    text: (row) => row.indicators.map((indicator) => indicatorCopy[indicator]).join(' '),
    cell: (row) => (
      <Signals>
        {row.indicators.map((indicator) => (
          <Badge as="li" key={indicator} variant="outline">
            {indicatorCopy[indicator]}
          </Badge>
        ))}
      </Signals>
    ),
  },
  {
    id: 'browser',
    title: browser,
    wrap: 'anywhere',
    sortKey: ({ userAgent }) => userAgent,
    cell: ({ userAgent }) => <UntrustedText>{userAgent ?? copy.noAgent}</UntrustedText>,
  },
];

function formatRequest({ status, method, target }: Evidence): string {
  return status === null ? copy.attempt : `${method} ${target}`;
}
