import { HttpProblem } from '@aera/service-kit';

/** Where a page ends: the sort key of its last row. */
interface Cursor {
  readonly at: string;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const toCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** @throws HttpProblem 400 for one that was not made here. */
export function fromCursor(text: string): Cursor {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (Number.isNaN(Date.parse(at)) || !uuid.test(id))
    throw new HttpProblem(400, 'cursor: is none of ours', {
      code: 'invalid-request',
      more: { errors: [{ field: 'cursor', message: 'is none of ours' }] },
    });
  return { at, id };
}
