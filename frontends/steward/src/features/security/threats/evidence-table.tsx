import { CellNote } from '../../../shared/table/cells.tsx';
import type { Evidence } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDay, formatTime } from '../../../shared/copy/format-date.ts';
import { type Column, textColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { threatCopy as copy } from './threats-copy.ts';
import { BadgeList } from '../badges.tsx';
import { signCopy } from '../security-copy.ts';

/** Text from an untrusted client, isolated from the direction of the page. */
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

const Signs = styled(BadgeList)`
  gap: ${theme.space[1]};
`;

const [time, ip, request, answer, signs, browser] = copy.columns;

const columns: readonly Column<Evidence>[] = [
  {
    id: 'time',
    title: time,
    kind: 'line',
    isRowHeader: true,
    sortKey: ({ at }) => at,
    cell: ({ at }) => (
      <>
        {formatTime(Date.parse(at))}
        <CellNote>{formatDay(at)}</CellNote>
      </>
    ),
  },
  textColumn('ip', ip, (row) => row.ip, { kind: 'line' }),
  {
    id: 'request',
    title: request,
    kind: 'long',
    sortKey: formatRequest,
    cell: (row) => (
      <>
        <UntrustedText>{formatRequest(row)}</UntrustedText>
        {row.tried && <CellNote>{copy.tried(row.tried)}</CellNote>}
      </>
    ),
  },
  { id: 'answer', title: answer, sortKey: ({ status }) => status, cell: ({ status }) => status ?? '–' },
  {
    id: 'signs',
    title: signs,
    kind: 'words',
    text: (row) => row.signs.map((sign) => signCopy[sign]).join(' '),
    cell: (row) => (
      <Signs>
        {row.signs.map((sign) => (
          <Badge as="li" key={sign} variant="outline">
            {signCopy[sign]}
          </Badge>
        ))}
      </Signs>
    ),
  },
  {
    id: 'browser',
    title: browser,
    kind: 'long',
    sortKey: ({ userAgent }) => userAgent,
    cell: ({ userAgent }) => <UntrustedText>{userAgent ?? copy.noAgent}</UntrustedText>,
  },
];

function formatRequest({ status, method, target }: Evidence): string {
  return status === null ? copy.attempt : `${method} ${target}`;
}

/** The requests of a threat, newest first. */
export const EvidenceTable = ({ evidence }: { readonly evidence: readonly Evidence[] }) => (
  <WorkTable
    name="evidence"
    caption={copy.evidence}
    hideCaption
    columns={columns}
    rows={evidence}
    getKey={({ requestId }) => requestId}
  />
);
