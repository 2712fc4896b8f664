import { type Span, piecesOf } from './spans.ts';

export interface MarkedTextProps {
  readonly text: string;
  readonly marks?: readonly Span[] | undefined;
  /** Shows this part alone. */
  readonly within?: Span;
}

const none: readonly Span[] = [];

/** A text with its matches in `<mark>`. Always text: nothing in it is read as markup. */
export const MarkedText = ({ text, marks = none, within }: MarkedTextProps) =>
  piecesOf(text, marks, within).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  );
