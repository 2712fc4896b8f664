import { createCursor } from '@aera/service-kit';
import { z } from 'zod';

/** Where a page ends: the sort key of its last row. */
interface Cursor {
  readonly at: string;
  readonly id: string;
}

// The year 0 is none of PostgreSQL's.
const rowCursor = createCursor(z.tuple([z.iso.datetime().refine((at) => at >= '0001'), z.uuid()]));

export const toCursor = ({ at, id }: Cursor): string => rowCursor.format([at, id]);

/** @throws HttpProblem 400 for one that was not made here. */
export function fromCursor(text: string): Cursor {
  const [at, id] = rowCursor.parse(text);
  return { at, id };
}
