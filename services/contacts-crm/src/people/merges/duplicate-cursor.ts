import { HttpProblem } from '@aera/service-kit';
import { z } from 'zod';

/** Where a page of suggestions ends. */
export interface DuplicateCursor {
  readonly weight: number;
  readonly since: string;
  readonly one: string;
  readonly other: string;
}

const Written = z.tuple([
  z.int().min(0).max(1000),
  // Nothing was written before computers were; the year 0 is none of PostgreSQL's.
  z.iso.datetime().refine((at) => at >= '1970'),
  z.string().regex(/^[\da-f-]{1,100}$/),
  z.string().regex(/^[\da-f-]{1,100}$/),
]);

export const toCursor = ({ weight, since, one, other }: DuplicateCursor): string =>
  Buffer.from(JSON.stringify([weight, since, one, other])).toString('base64url');

/** @throws HttpProblem 400 for one that was not made here. */
export function fromCursor(text: string): DuplicateCursor {
  const written = Written.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (!written.success)
    throw new HttpProblem(400, 'cursor: is none of ours', {
      code: 'invalid-request',
      more: { errors: [{ field: 'cursor', message: 'is none of ours' }] },
    });
  const [weight, since, one, other] = written.data;
  return { weight, since, one, other };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
