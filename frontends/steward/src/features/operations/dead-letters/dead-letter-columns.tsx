import type { DeadLetterView, ServiceName } from '@aera/contracts';
import { Badge, Button, Row, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CellButton } from '../../../shared/table/cells.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { deadLettersWords as words } from './dead-letters-copy.ts';
import { typeOf } from './dead-letter-message.ts';

/** A letter, and the service whose consumer failed it. */
export interface Entry {
  readonly service: ServiceName;
  readonly letter: DeadLetterView;
}

export interface LetterActs {
  readonly isPending: boolean;
  readonly onRedrive: (entry: Entry) => void;
  readonly onDiscard: (entry: Entry) => void;
}

export interface LetterColumnsOptions {
  readonly onOpen: (seq: number) => void;
  /** Null for those who look only. */
  readonly acts: LetterActs | null;
}

/** A name of many words without a space between them. */
const Type = styled(CellButton)`
  font: inherit;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** The beginning of what may be long: all of it is in the dialog. */
const Beginning = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Small = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
`;

const [what, why, consumer, error, at, tries, change] = words.columns;

/** A message that was given up: by whom, why, how often it was tried, and what can be done. */
export const letterColumns = ({ onOpen, acts }: LetterColumnsOptions): readonly Column<Entry>[] => [
  {
    id: 'message',
    title: what,
    kind: 'words',
    names: true,
    by: ({ letter }) => typeOf(letter),
    text: ({ letter }) => `${typeOf(letter)} ${letter.messageId}`,
    cell: ({ letter }) => (
      <>
        <Type
          type="button"
          aria-label={words.open(typeOf(letter), letter.seq)}
          onClick={() => onOpen(letter.seq)}
        >
          {typeOf(letter)}
        </Type>
        <Small>
          <ShortId id={letter.messageId} />
        </Small>
      </>
    ),
  },
  {
    id: 'why',
    title: why,
    by: ({ letter }) => words.reasons[letter.reason],
    cell: ({ letter: { reason } }) => (
      <Badge variant={reason === 'invalid' ? 'destructive' : 'warning'}>{words.reasons[reason]}</Badge>
    ),
  },
  {
    id: 'consumer',
    title: consumer,
    kind: 'words',
    by: ({ letter }) => words.from(letter.consumer, letter.stream),
    cell: ({ letter }) => words.from(letter.consumer, letter.stream),
  },
  {
    id: 'error',
    title: error,
    kind: 'long',
    by: ({ letter }) => letter.error,
    cell: ({ letter }) => <Beginning>{letter.error}</Beginning>,
  },
  {
    id: 'at',
    title: at,
    kind: 'line',
    by: ({ letter }) => letter.at,
    text: ({ letter }) => formatDate(letter.at),
    cell: ({ letter }) => formatDate(letter.at),
  },
  {
    id: 'tries',
    title: tries,
    end: true,
    by: ({ letter }) => letter.attempts.length,
    text: () => '',
    cell: ({ letter: { attempts, redrives } }) => (
      <>
        {formatCount(attempts.length)}
        {redrives > 0 && <Small>{words.redriven(redrives)}</Small>}
      </>
    ),
  },
  ...(acts
    ? [
        {
          id: 'change',
          title: change,
          acts: true,
          cell: (entry: Entry) => <Acts entry={entry} {...acts} />,
        },
      ]
    : []),
];

function Acts({ entry, isPending, onRedrive, onDiscard }: LetterActs & { readonly entry: Entry }) {
  const { seq } = entry.letter;
  const type = typeOf(entry.letter);
  return (
    <Row gap={2}>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        aria-label={words.redriveOne(type, seq)}
        onClick={() => onRedrive(entry)}
      >
        {words.redrive}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={words.discardOne(type, seq)}
        onClick={() => onDiscard(entry)}
      >
        {words.discard}
      </Button>
    </Row>
  );
}
