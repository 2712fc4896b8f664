import { Button, Row, Stack, Text } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { MarkedText } from './marked-text.tsx';
import { type Span, opening } from './spans.ts';

export interface PassageProps {
  readonly text: string;
  readonly marks?: readonly Span[] | undefined;
  /** The part that says most; the first words where nobody knows better. */
  readonly excerpt?: Span | undefined;
  /** Stands below, in one line with the way to the whole text. */
  readonly footer?: ReactNode;
  /** All of it is asked for. */
  readonly onShowAll?: () => void;
}

const openingLength = 360;

const Body = styled(Text)`
  white-space: pre-line;
`;

/** Its label stands in line with the text. */
const Toggle = styled(Button)`
  margin-inline-start: -0.875rem;
`;

/** A text that may be long: its excerpt first, all of it on demand. */
export function Passage({
  text,
  marks,
  excerpt = opening(text, openingLength),
  footer,
  onShowAll,
}: PassageProps) {
  const [whole, setWhole] = useState(false);
  const [start, end] = excerpt;
  const cut = start > 0 || end < text.length;
  const toggle = () => {
    if (!whole) onShowAll?.();
    setWhole(!whole);
  };
  return (
    <Stack gap={1} align="start">
      <Body measure>
        {!whole && start > 0 && '… '}
        <MarkedText text={text} marks={marks} within={whole ? [0, text.length] : excerpt} />
        {!whole && end < text.length && ' …'}
      </Body>
      {(cut || footer) && (
        <Row gap={4}>
          {cut && (
            <Toggle variant="ghost" size="sm" aria-expanded={whole} onClick={toggle}>
              {whole ? 'Show less' : 'Show all'}
            </Toggle>
          )}
          {footer}
        </Row>
      )}
    </Stack>
  );
}
