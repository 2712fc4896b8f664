import type { Evidence } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDay, formatTime } from '../../../shared/copy/format-date.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { Chips } from '../chips.ts';
import { securityWords, signWords } from '../security-copy.ts';

const words = securityWords.threat;

/** Text of a stranger: nothing but text, in whatever direction it claims to run. */
const Hostile = styled.code`
  display: block;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
  line-height: 1.5;
  unicode-bidi: isolate;
  direction: ltr;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Small = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
`;

const Signs = styled(Chips)`
  gap: ${theme.space[1]};
`;

const [time, ip, request, answer, signs, browser] = words.columns;

const columns: readonly Column<Evidence>[] = [
  {
    id: 'time',
    title: time,
    kind: 'line',
    names: true,
    by: ({ at }) => at,
    cell: ({ at }) => (
      <>
        {formatTime(Date.parse(at))}
        <Small>{formatDay(at)}</Small>
      </>
    ),
  },
  { id: 'ip', title: ip, kind: 'line', by: (row) => row.ip, cell: (row) => row.ip },
  {
    id: 'request',
    title: request,
    kind: 'long',
    by: requestOf,
    cell: (row) => (
      <>
        <Hostile>{requestOf(row)}</Hostile>
        {row.tried && <Small>{words.tried(row.tried)}</Small>}
      </>
    ),
  },
  { id: 'answer', title: answer, by: ({ status }) => status, cell: ({ status }) => status ?? '–' },
  {
    id: 'signs',
    title: signs,
    kind: 'words',
    text: (row) => row.signs.map((sign) => signWords[sign]).join(' '),
    cell: (row) => (
      <Signs>
        {row.signs.map((sign) => (
          <Badge as="li" key={sign} variant="outline">
            {signWords[sign]}
          </Badge>
        ))}
      </Signs>
    ),
  },
  {
    id: 'browser',
    title: browser,
    kind: 'long',
    by: ({ userAgent }) => userAgent,
    cell: ({ userAgent }) => <Hostile>{userAgent ?? words.noAgent}</Hostile>,
  },
];

function requestOf({ status, method, target }: Evidence): string {
  return status === null ? words.attempt : `${method} ${target}`;
}

/** The very requests, newest first. */
export const EvidenceTable = ({ evidence }: { readonly evidence: readonly Evidence[] }) => (
  <WorkTable
    name="evidence"
    caption={words.evidence}
    hideCaption
    columns={columns}
    rows={evidence}
    keyOf={({ requestId }) => requestId}
  />
);
