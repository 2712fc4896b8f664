import { CellNote } from '../../../shared/table/cells.tsx';
import type { BotReason, ResponseOf, botVisits } from '@aera/contracts';
import { EmptyState, ProgressBar, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatShare } from '../../../shared/copy/format-number.ts';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { type Column, countColumn } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { botsCopy, reasonCopy } from './bots-copy.ts';

const copy = botsCopy.reasons;
type BotVisits = ResponseOf<typeof botVisits>;

const Name = styled(TextButton)`
  font-weight: 600;
`;

interface ReasonsTableProps {
  readonly visits: BotVisits;
  readonly onReason: (reason: BotReason) => void;
}

export function ReasonsTable({ visits, onReason }: ReasonsTableProps) {
  const { reasons, scale } = visits;
  if (reasons.length === 0) return <EmptyState>{copy.none}</EmptyState>;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {copy.lead(scale.botThreshold)}
      </Text>
      <WorkTable
        name="reasons"
        caption={copy.title}
        columns={reasonColumns(visits, onReason)}
        rows={reasons}
        getKey={({ reason }) => reason}
      />
    </Stack>
  );
}

const [name, weight, inSessions, inVisits, share] = copy.columns;

function reasonColumns(
  { figures, scale }: BotVisits,
  onReason: ReasonsTableProps['onReason'],
): readonly Column<BotVisits['reasons'][number]>[] {
  const points = new Map(scale.points.map((one) => [one.reason, one.points]));
  return [
    {
      id: 'reason',
      title: name,
      kind: 'long',
      isRowHeader: true,
      sortKey: ({ reason }) => reasonCopy[reason].name,
      text: ({ reason }) => `${reasonCopy[reason].name} ${reasonCopy[reason].meaning}`,
      cell: ({ reason }) => (
        <>
          <Name type="button" onClick={() => onReason(reason)}>
            {reasonCopy[reason].name}
          </Name>
          <CellNote>{reasonCopy[reason].meaning}</CellNote>
        </>
      ),
    },
    countColumn('points', weight, ({ reason }) => points.get(reason) ?? 0, {
      cell: ({ reason }) => botsCopy.table.points(points.get(reason) ?? 0),
    }),
    countColumn('sessions', inSessions, ({ sessions }) => sessions),
    countColumn('visits', inVisits, ({ visits }) => visits),
    {
      id: 'share',
      title: share,
      kind: 'words',
      cell: ({ reason, visits }) => (
        <>
          {formatShare(visits, figures.visits)}
          <ProgressBar
            label={copy.share(reasonCopy[reason].name)}
            value={visits}
            max={Math.max(1, figures.visits)}
            valueText={formatShare(visits, figures.visits)}
          />
        </>
      ),
    },
  ];
}
