import { CellNote, CellButton } from '../../../shared/table/cells.tsx';
import { ShortId } from '../../../shared/links/person-link.tsx';
import type { DeadLetterView, ServiceName } from '@aera/contracts';
import { Badge, Button, Row } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { deadLettersCopy as copy } from './dead-letters-copy.ts';
import { messageType } from './dead-letters-api.ts';

/** A dead letter, and the service of its consumer. */
interface DeadLetter {
  readonly service: ServiceName;
  readonly letter: DeadLetterView;
}

interface LetterActions {
  readonly isPending: boolean;
  readonly onRedrive: (entry: DeadLetter) => void;
  readonly onDiscard: (entry: DeadLetter) => void;
}

interface ColumnOptions {
  readonly onOpen: (seq: number) => void;
  /** Null for auditors. */
  readonly actions: LetterActions | null;
}

/** A long name without spaces. */
const Type = styled(CellButton)`
  font: inherit;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** The first lines of an error; the dialog shows all of it. */
const Beginning = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const [what, why, consumer, error, at, tries, change] = copy.columns;

/** Message, reason, consumer, error and attempts of a dead letter, and its actions. */
export const letterColumns = ({ onOpen, actions }: ColumnOptions): readonly Column<DeadLetter>[] => [
  {
    id: 'message',
    title: what,
    kind: 'words',
    isRowHeader: true,
    sortKey: ({ letter }) => messageType(letter),
    text: ({ letter }) => `${messageType(letter)} ${letter.messageId}`,
    cell: ({ letter }) => (
      <>
        <Type
          type="button"
          aria-label={copy.open(messageType(letter), letter.seq)}
          onClick={() => onOpen(letter.seq)}
        >
          {messageType(letter)}
        </Type>
        <CellNote>
          <ShortId id={letter.messageId} />
        </CellNote>
      </>
    ),
  },
  textColumn('why', why, ({ letter }) => copy.reasons[letter.reason], {
    cell: ({ letter: { reason } }) => (
      <Badge variant={reason === 'invalid' ? 'destructive' : 'warning'}>{copy.reasons[reason]}</Badge>
    ),
  }),
  textColumn('consumer', consumer, ({ letter }) => copy.from(letter.consumer, letter.stream), {
    kind: 'words',
  }),
  textColumn('error', error, ({ letter }) => letter.error, {
    kind: 'long',
    cell: ({ letter }) => <Beginning>{letter.error}</Beginning>,
  }),
  dateColumn('at', at, ({ letter }) => letter.at),
  countColumn('tries', tries, ({ letter }) => letter.attempts.length, {
    cell: ({ letter: { attempts, redrives } }) => (
      <>
        {formatCount(attempts.length)}
        {redrives > 0 && <CellNote>{copy.redriven(redrives)}</CellNote>}
      </>
    ),
  }),
  ...(actions
    ? [
        {
          id: 'change',
          title: change,
          isActions: true,
          cell: (entry: DeadLetter) => <Actions entry={entry} {...actions} />,
        },
      ]
    : []),
];

function Actions({ entry, isPending, onRedrive, onDiscard }: LetterActions & { readonly entry: DeadLetter }) {
  const { seq } = entry.letter;
  const type = messageType(entry.letter);
  return (
    <Row gap={2}>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        aria-label={copy.redriveOne(type, seq)}
        onClick={() => onRedrive(entry)}
      >
        {copy.redrive}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={copy.discardOne(type, seq)}
        onClick={() => onDiscard(entry)}
      >
        {copy.discard}
      </Button>
    </Row>
  );
}
