import type { Evidence } from '@aera/contracts';
import { Badge, Table, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { NoWrap } from '../../page/cells.ts';
import { formatDay, formatTime } from '../../page/format-date.ts';
import { TableHead } from '../../page/table-head.tsx';
import { Chips } from '../chips.ts';
import { securityWords, signWords } from '../security-words.ts';

const words = securityWords.threat;

/** Text of a stranger: nothing but text, in whatever direction it claims to run, and no wider than its cell. */
const Hostile = styled.code`
  display: block;
  min-width: 14rem;
  max-width: 30rem;
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
  min-width: 9rem;
`;

/** The very requests, newest first. */
export const EvidenceTable = ({ evidence }: { readonly evidence: readonly Evidence[] }) => (
  <Table caption={words.evidence} hideCaption>
    <TableHead columns={words.columns} />
    <tbody>
      {evidence.map(({ requestId, at, ip, method, target, status, signs, userAgent, tried }) => (
        <tr key={requestId}>
          <NoWrap>
            {formatTime(Date.parse(at))}
            <Small>{formatDay(at)}</Small>
          </NoWrap>
          <NoWrap>{ip}</NoWrap>
          <td>
            <Hostile>{status === null ? words.attempt : `${method} ${target}`}</Hostile>
            {tried && <Small>{words.tried(tried)}</Small>}
          </td>
          <td>{status ?? '–'}</td>
          <td>
            <Signs>
              {signs.map((sign) => (
                <Badge as="li" key={sign} variant="outline">
                  {signWords[sign]}
                </Badge>
              ))}
            </Signs>
          </td>
          <td>
            <Hostile>{userAgent ?? words.noAgent}</Hostile>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
