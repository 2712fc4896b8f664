import { CellNote } from '../../../shared/table/cells.tsx';
import type { BotSignal, ResponseOf, listBotVisits } from '@aera/contracts';
import { EmptyState, MutedText, ProgressBar, Stack } from '@aera/ui';
import { styled } from 'styled-components';
import { formatShare } from '../../../shared/copy/format-number.ts';
import { TextButton } from '../../../shared/fields/text-button.ts';
import { type Column, countColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { botsCopy, signalCopy } from './bots-copy.ts';

const copy = botsCopy.signals;
type BotVisits = ResponseOf<typeof listBotVisits>;

const Name = styled(TextButton)`
  font-weight: 600;
`;

interface SignalsTableProps {
  readonly visits: BotVisits;
  readonly onSignal: (signal: BotSignal) => void;
}

export function SignalsTable({ visits, onSignal }: SignalsTableProps) {
  const { signals, scoring } = visits;
  if (signals.length === 0) return <EmptyState>{copy.none}</EmptyState>;
  return (
    <Stack gap={3}>
      <MutedText>{copy.lead(scoring.botThreshold)}</MutedText>
      <DataTable
        name="signals"
        caption={copy.title}
        columns={createColumns(visits, onSignal)}
        rows={signals}
        getKey={({ signal }) => signal}
      />
    </Stack>
  );
}

const [name, weight, inSessions, inVisits, share] = copy.columns;

function createColumns(
  { totals, scoring }: BotVisits,
  onSignal: SignalsTableProps['onSignal'],
): readonly Column<BotVisits['signals'][number]>[] {
  const weights = new Map(scoring.weights.map((one) => [one.signal, one.weight]));
  return [
    {
      id: 'signal',
      title: name,
      wrap: 'anywhere',
      isRowHeader: true,
      sortKey: ({ signal }) => signalCopy[signal].name,
      text: ({ signal }) => `${signalCopy[signal].name} ${signalCopy[signal].meaning}`,
      cell: ({ signal }) => (
        <>
          <Name type="button" onClick={() => onSignal(signal)}>
            {signalCopy[signal].name}
          </Name>
          <CellNote>{signalCopy[signal].meaning}</CellNote>
        </>
      ),
    },
    countColumn('points', weight, ({ signal }) => weights.get(signal) ?? 0, {
      cell: ({ signal }) => botsCopy.table.points(weights.get(signal) ?? 0),
    }),
    countColumn('sessions', inSessions, ({ sessions }) => sessions),
    countColumn('visits', inVisits, ({ visits }) => visits),
    {
      id: 'share',
      title: share,
      wrap: 'words',
      cell: ({ signal, visits }) => (
        <>
          {formatShare(visits, totals.visits)}
          <ProgressBar
            label={copy.share(signalCopy[signal].name)}
            value={visits}
            max={Math.max(1, totals.visits)}
            valueText={formatShare(visits, totals.visits)}
          />
        </>
      ),
    },
  ];
}
