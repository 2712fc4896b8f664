/** `[start, end)` in UTF-16 units. */
export type Span = readonly [start: number, end: number];

interface Piece {
  /** Start of the piece in the text. */
  readonly start: number;
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits the part `within` of a text at the ends of marks. Spans may be in any order, overlap or exceed the text; the pieces always add up
 * to exactly that part.
 */
export function splitBySpans(text: string, spans: readonly Span[], within: Span = [0, text.length]): Piece[] {
  const [from, to] = clampSpan(within, [0, text.length]);
  const pieces: Piece[] = [];
  let position = from;
  const add = (end: number, marked: boolean) => {
    if (end > position) pieces.push({ start: position, text: text.slice(position, end), marked });
    position = Math.max(position, end);
  };
  for (const [start, end] of spans.map((span) => clampSpan(span, [from, to])).sort(compareStarts)) {
    if (end <= position) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return pieces;
}

/** Returns the span of the first words, about `length` characters long; the whole text if it is not much longer. */
export function toOpeningSpan(text: string, length: number): Span {
  if (text.length <= length * 1.25) return [0, text.length];
  const space = text.lastIndexOf(' ', length);
  return [0, space > length / 2 ? space : length];
}

const compareStarts = ([one]: Span, [other]: Span): number => one - other;

const clampSpan = ([start, end]: Span, [low, high]: Span): Span => {
  const first = Math.min(Math.max(start, low), high);
  return [first, Math.min(Math.max(end, first), high)];
};
