import type { Threat } from '@aera/contracts';
import { Badge, Row, Table } from '@aera/ui';
import { Link } from 'react-router-dom';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { TableHead } from '../../page/table-head.tsx';
import { threatPath } from '../../paths.ts';
import { answerWords, securityWords } from '../security-words.ts';
import { shortNetwork } from '../short-network.ts';
import { SeverityBadge } from '../severity-badge.tsx';

const words = securityWords.threats;

/** Threats, each leading to its evidence. */
export const ThreatTable = ({ threats }: { readonly threats: readonly Threat[] }) => (
  <Table caption={words.caption} hideCaption>
    <TableHead columns={words.columns} />
    <tbody>
      {threats.map(({ id, severity, threatType, network, lastAt, score, answer, active, trusted }) => (
        <tr key={id}>
          <NoWrap>
            <SeverityBadge severity={severity} />
          </NoWrap>
          <Words as="th" scope="row">
            <Link to={threatPath(id)}>{threatType}</Link>
          </Words>
          <NoWrap>{shortNetwork(network)}</NoWrap>
          <NoWrap>
            <Row gap={2} wrap={false}>
              {formatDate(lastAt)}
              {active && <Badge variant="warning">{words.active}</Badge>}
            </Row>
          </NoWrap>
          <td>{score}</td>
          <NoWrap>
            <Row gap={2} wrap={false}>
              {answerWords[answer]}
              {trusted && answer !== 'allowed' && <Badge variant="outline">{words.trusted}</Badge>}
            </Row>
          </NoWrap>
        </tr>
      ))}
    </tbody>
  </Table>
);
