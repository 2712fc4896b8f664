import type { BotReason, ResponseOf, botVisits } from '@aera/contracts';
import { EmptyState, ProgressBar, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { botsWords, reasonWords } from './bots-copy.ts';

const words = botsWords.reasons;
type Answer = ResponseOf<typeof botVisits>;

const Name = styled(TextButton)`
  font-weight: 600;
`;

const Meaning = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;

export interface ReasonsTableProps {
  readonly answer: Answer;
  readonly onReason: (reason: BotReason) => void;
}

/** What speaks against a person, how much it weighs, and in how many sessions it was found; a click shows those. */
export function ReasonsTable({ answer, onReason }: ReasonsTableProps) {
  const { reasons, scale } = answer;
  if (reasons.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {words.lead(scale.botFrom)}
      </Text>
      <WorkTable
        name="reasons"
        caption={words.title}
        columns={columnsOf(answer, onReason)}
        rows={reasons}
        keyOf={({ reason }) => reason}
      />
    </Stack>
  );
}

const [name, weight, inSessions, inVisits, share] = words.columns;

function columnsOf(
  { figures, scale }: Answer,
  onReason: ReasonsTableProps['onReason'],
): readonly Column<Answer['reasons'][number]>[] {
  const points = new Map(scale.points.map((one) => [one.reason, one.points]));
  return [
    {
      id: 'reason',
      title: name,
      kind: 'long',
      names: true,
      by: ({ reason }) => reasonWords[reason].name,
      text: ({ reason }) => `${reasonWords[reason].name} ${reasonWords[reason].meaning}`,
      cell: ({ reason }) => (
        <>
          <Name type="button" onClick={() => onReason(reason)}>
            {reasonWords[reason].name}
          </Name>
          <Meaning>{reasonWords[reason].meaning}</Meaning>
        </>
      ),
    },
    {
      id: 'points',
      title: weight,
      end: true,
      by: ({ reason }) => points.get(reason) ?? 0,
      text: () => '',
      cell: ({ reason }) => botsWords.table.points(points.get(reason) ?? 0),
    },
    {
      id: 'sessions',
      title: inSessions,
      end: true,
      by: ({ sessions }) => sessions,
      text: () => '',
      cell: ({ sessions }) => formatCount(sessions),
    },
    {
      id: 'visits',
      title: inVisits,
      end: true,
      by: ({ visits }) => visits,
      text: () => '',
      cell: ({ visits }) => formatCount(visits),
    },
    {
      id: 'share',
      title: share,
      kind: 'words',
      cell: ({ reason, visits }) => (
        <>
          {formatShare(visits, figures.visits)}
          <ProgressBar
            label={words.share(reasonWords[reason].name)}
            value={visits}
            max={Math.max(1, figures.visits)}
            valueText={formatShare(visits, figures.visits)}
          />
        </>
      ),
    },
  ];
}
