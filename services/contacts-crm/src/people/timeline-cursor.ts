import { TimelinePlace } from '@aera/contracts/server';
import { HttpProblem } from '@aera/service-kit';
import { z } from 'zod';
import { momentOf } from './moment.ts';

const Written = z.tuple([TimelinePlace.shape.at, TimelinePlace.shape.id.max(200)]);

export const toTimelineCursor = ({ at, id }: TimelinePlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** @throws HttpProblem 400 for one that was not made here */
export function fromTimelineCursor(text: string): TimelinePlace {
  const written = Written.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (!written.success)
    throw new HttpProblem(400, 'cursor: is none of ours', {
      code: 'invalid-request',
      more: { errors: [{ field: 'cursor', message: 'is none of ours' }] },
    });
  const [at, id] = written.data;
  return { at: momentOf(at), id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
