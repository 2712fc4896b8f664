import type { BotReason, ResponseOf, botVisits } from '@aera/contracts';
import { EmptyState, ProgressBar, Stack, Table, Text, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount, formatShare } from '../page/format-number.ts';
import { TableHead } from '../page/table-head.tsx';
import { botsWords, reasonWords } from './bots-words.ts';

const words = botsWords.reasons;
type Answer = ResponseOf<typeof botVisits>;

const Name = styled.button`
  padding: 0;
  background: none;
  color: ${theme.color.accent};
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.accentHover};
    text-decoration-thickness: 2px;
  }
`;

const Meaning = styled.p`
  min-width: 12rem;
  max-width: 24rem;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;

const Share = styled.td`
  min-width: 9rem;
`;

export interface ReasonsTableProps {
  readonly answer: Answer;
  readonly onReason: (reason: BotReason) => void;
}

/** What speaks against a person, how much it weighs, and in how many sessions it was found; a click shows those. */
export function ReasonsTable({ answer: { figures, reasons, scale }, onReason }: ReasonsTableProps) {
  const points = new Map(scale.points.map(({ reason, points: weight }) => [reason, weight]));
  if (reasons.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {words.lead(scale.botFrom)}
      </Text>
      <Table caption={words.title}>
        <TableHead columns={words.columns} />
        <tbody>
          {reasons.map(({ reason, visits, sessions }) => (
            <tr key={reason}>
              <th scope="row">
                <Name type="button" onClick={() => onReason(reason)}>
                  {reasonWords[reason].name}
                </Name>
                <Meaning>{reasonWords[reason].meaning}</Meaning>
              </th>
              <td>{botsWords.table.points(points.get(reason) ?? 0)}</td>
              <td>{formatCount(sessions)}</td>
              <td>{formatCount(visits)}</td>
              <Share>
                {formatShare(visits, figures.visits)}
                <ProgressBar
                  label={words.share(reasonWords[reason].name)}
                  value={visits}
                  max={Math.max(1, figures.visits)}
                  valueText={formatShare(visits, figures.visits)}
                />
              </Share>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
