import { Button, Row, Stack, Text } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { toOpeningSpan, splitBySpans, type Span } from './spans.ts';

interface PassageProps {
  readonly text: string;
  readonly marks?: readonly Span[] | undefined;
  /** The most relevant part; the beginning of the text if none is known. */
  readonly excerpt?: Span | undefined;
  /** Shown below, beside the toggle. */
  readonly footer?: ReactNode;
  /** Called on expanding. */
  readonly onShowAll?: () => void;
}

const excerptLength = 360;

const Body = styled(Text)`
  white-space: pre-line;
`;

/** Aligns the label with the text. */
const Toggle = styled(Button)`
  margin-inline-start: -0.875rem;
`;

/** The excerpt of a long text, and all of it on demand. */
export function Passage({
  text,
  marks,
  excerpt = toOpeningSpan(text, excerptLength),
  footer,
  onShowAll,
}: PassageProps) {
  const [expanded, setExpanded] = useState(false);
  const [start, end] = excerpt;
  const isCut = start > 0 || end < text.length;
  const toggle = () => {
    if (!expanded) onShowAll?.();
    setExpanded(!expanded);
  };
  return (
    <Stack gap={1} align="start">
      <Body measure>
        {!expanded && start > 0 && '… '}
        <MarkedText text={text} marks={marks} within={expanded ? [0, text.length] : excerpt} />
        {!expanded && end < text.length && ' …'}
      </Body>
      {(isCut || footer) && (
        <Row gap={4}>
          {isCut && (
            <Toggle variant="ghost" size="sm" aria-expanded={expanded} onClick={toggle}>
              {expanded ? 'Show less' : 'Show all'}
            </Toggle>
          )}
          {footer}
        </Row>
      )}
    </Stack>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly marks?: readonly Span[] | undefined;
  /** Limits the text to this part. */
  readonly within?: Span;
}

const noMarks: readonly Span[] = [];

/** A text with its matches in `<mark>`. Always text: nothing in it is read as markup. */
export const MarkedText = ({ text, marks = noMarks, within }: MarkedTextProps) =>
  splitBySpans(text, marks, within).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
