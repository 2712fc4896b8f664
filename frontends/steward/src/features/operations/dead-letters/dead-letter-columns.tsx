import { CellNote, CellButton } from '../../../shared/table/cells.tsx';
import { ShortId } from '../../../shared/links/id-links.tsx';
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
  readonly deadLetter: DeadLetterView;
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
    wrap: 'words',
    isRowHeader: true,
    sortKey: ({ deadLetter }) => readMessageType(deadLetter),
    text: ({ deadLetter }) => `${readMessageType(deadLetter)} ${deadLetter.messageId}`,
    cell: ({ deadLetter }) => (
      <>
        <Type
          type="button"
          aria-label={copy.open(readMessageType(deadLetter), deadLetter.seq)}
          onClick={() => onOpen(deadLetter.seq)}
        >
          {readMessageType(deadLetter)}
        </Type>
        <CellNote>
          <ShortId id={deadLetter.messageId} />
        </CellNote>
      </>
    ),
  },
  textColumn('why', reason, ({ deadLetter }) => copy.reasons[deadLetter.reason], {
    cell: ({ deadLetter }) => (
      <Badge variant={deadLetter.reason === 'invalid' ? 'destructive' : 'warning'}>
        {copy.reasons[deadLetter.reason]}
      </Badge>
    ),
  }),
  textColumn(
    'consumer',
    consumer,
    ({ deadLetter }) => copy.consumer(deadLetter.consumer, deadLetter.stream),
    {
      wrap: 'words',
    },
  ),
  textColumn('error', error, ({ deadLetter }) => deadLetter.error, {
    wrap: 'anywhere',
    cell: ({ deadLetter }) => <Excerpt>{deadLetter.error}</Excerpt>,
  }),
  dateColumn('at', failedAt, ({ deadLetter }) => deadLetter.at),
  countColumn('tries', attempts, ({ deadLetter }) => deadLetter.attempts.length, {
    cell: ({ deadLetter }) => (
      <>
        {formatCount(deadLetter.attempts.length)}
        {deadLetter.retries > 0 && <CellNote>{copy.retriedTimes(deadLetter.retries)}</CellNote>}
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
  const { seq } = entry.deadLetter;
  const type = readMessageType(entry.deadLetter);
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
