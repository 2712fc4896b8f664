export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** px between the cursor and the tip, along each axis: 28 px from corner to corner, and never more than 40. */
const offset = 20;

/**
 * Upper left corner of a tip beside the cursor: below and to the right, on the other side where the window ends there, and pushed
 * into the window where there is room on neither.
 */
export const positionAtCursor = (cursor: Point, tip: Size, view: Size): Point => ({
  x: along(cursor.x, tip.width, view.width),
  y: along(cursor.y, tip.height, view.height),
});

function along(cursor: number, length: number, end: number): number {
  const after = cursor + offset;
  if (after + length <= end) return after;
  const before = cursor - offset - length;
  return before >= 0 ? before : Math.max(0, end - length);
}

/** Where a tip stands for the keyboard: under the term, inside the window, above the term where the window ends. */
export const positionBelow = (term: DOMRectReadOnly, tip: Size, view: Size): Point => ({
  x: Math.max(0, Math.min(term.left, view.width - tip.width)),
  y: term.bottom + tip.height <= view.height ? term.bottom : Math.max(0, term.top - tip.height),
});
