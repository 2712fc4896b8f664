import { createCursorFormat } from '@aera/service-kit';
import { z } from 'zod';

/** Sort key of the last row of a page. */
interface Cursor {
  readonly at: string;
  readonly id: string;
}

// PostgreSQL has no year 0.
const rowCursor = createCursorFormat(z.tuple([z.iso.datetime().refine((at) => at >= '0001'), z.uuid()]));

export const formatCursor = ({ at, id }: Cursor): string => rowCursor.format([at, id]);

/** @throws HttpProblem 400 for an invalid cursor */
export function parseCursor(text: string): Cursor {
  const [at, id] = rowCursor.parse(text);
  return { at, id };
}
