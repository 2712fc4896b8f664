import { contactSorts } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import { z } from 'zod';

/** Where a page ends: what its last row is sorted by, and which row it is. */
export interface LeadCursor {
  readonly key: string | number | null;
  readonly id: string;
}

const Written = z.tuple([
  z.enum(contactSorts),
  // The year 0 is none of PostgreSQL's.
  z.union([z.iso.datetime().refine((at) => at >= '0001'), z.int().min(0).max(100), z.null()]),
  z.uuid(),
]);

export const toCursor = (sort: string, { key, id }: { key: unknown; id: string }): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** @throws HttpProblem 400 for one that was not made here, or for another order. */
export function fromCursor(sort: string, text: string): LeadCursor {
  const written = Written.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  const fits =
    written.success &&
    written.data[0] === sort &&
    (typeof written.data[1] === 'number') === (sort === 'score');
  if (!fits)
    throw new HttpProblem(400, 'cursor: is none of ours', {
      code: 'invalid-request',
      more: { errors: [{ field: 'cursor', message: 'is none of ours' }] },
    });
  const [, key, id] = written.data;
  return { key, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
