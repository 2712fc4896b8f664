import { CellNote, CellButton } from '../../../shared/table/cells.tsx';
import { ShortId } from '../../../shared/links/person-link.tsx';
import type { DeadLetterView, ServiceName } from '@aera/contracts';
import { Badge, Button, Row } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { deadLettersCopy as copy } from '../operations-copy.ts';
import { readMessageType } from './dead-letters-api.ts';

/** A dead letter, and the service of its consumer. */
interface DeadLetter {
  readonly service: ServiceName;
  readonly letter: DeadLetterView;
}

interface DeadLetterActions {
  readonly isPending: boolean;
  readonly onRetry: (entry: DeadLetter) => void;
  readonly onDiscard: (entry: DeadLetter) => void;
}

interface ColumnOptions {
  readonly onOpen: (seq: number) => void;
  /** Null for auditors. */
  readonly actions: DeadLetterActions | null;
}

/** Breaks anywhere, because event types have no spaces. */
const Type = styled(CellButton)`
  font: inherit;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Clips the error to its first lines. */
const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const [message, reason, consumer, error, failedAt, attempts, actionsTitle] = copy.columns;

export const createDeadLetterColumns = ({
  onOpen,
  actions,
}: ColumnOptions): readonly Column<DeadLetter>[] => [
  {
    id: 'message',
    title: message,
    kind: 'words',
    isRowHeader: true,
    sortKey: ({ letter }) => readMessageType(letter),
    text: ({ letter }) => `${readMessageType(letter)} ${letter.messageId}`,
    cell: ({ letter }) => (
      <>
        <Type
          type="button"
          aria-label={copy.open(readMessageType(letter), letter.seq)}
          onClick={() => onOpen(letter.seq)}
        >
          {readMessageType(letter)}
        </Type>
        <CellNote>
          <ShortId id={letter.messageId} />
        </CellNote>
      </>
    ),
  },
  textColumn('why', reason, ({ letter }) => copy.reasons[letter.reason], {
    cell: ({ letter }) => (
      <Badge variant={letter.reason === 'invalid' ? 'destructive' : 'warning'}>
        {copy.reasons[letter.reason]}
      </Badge>
    ),
  }),
  textColumn('consumer', consumer, ({ letter }) => copy.consumer(letter.consumer, letter.stream), {
    kind: 'words',
  }),
  textColumn('error', error, ({ letter }) => letter.error, {
    kind: 'long',
    cell: ({ letter }) => <Excerpt>{letter.error}</Excerpt>,
  }),
  dateColumn('at', failedAt, ({ letter }) => letter.at),
  countColumn('tries', attempts, ({ letter }) => letter.attempts.length, {
    cell: ({ letter }) => (
      <>
        {formatCount(letter.attempts.length)}
        {letter.retries > 0 && <CellNote>{copy.retriedTimes(letter.retries)}</CellNote>}
      </>
    ),
  }),
  ...(actions
    ? [
        {
          id: 'change',
          title: actionsTitle,
          isActions: true,
          cell: (entry: DeadLetter) => <Actions entry={entry} {...actions} />,
        },
      ]
    : []),
];

function Actions({
  entry,
  isPending,
  onRetry,
  onDiscard,
}: DeadLetterActions & { readonly entry: DeadLetter }) {
  const { seq } = entry.letter;
  const type = readMessageType(entry.letter);
  return (
    <Row gap={2}>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        aria-label={copy.retryLabel(type, seq)}
        onClick={() => onRetry(entry)}
      >
        {copy.retry}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={copy.discardLabel(type, seq)}
        onClick={() => onDiscard(entry)}
      >
        {copy.discard}
      </Button>
    </Row>
  );
}
