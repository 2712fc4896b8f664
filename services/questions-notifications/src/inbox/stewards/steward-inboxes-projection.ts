import { rowProjection } from '@aera/event-store';
import { enrolledStewardStream } from './steward-inbox-stream.ts';

export const enrolledStewardRows = rowProjection<
  typeof enrolledStewardStream,
  { id: string; enrolledAt: string }
>({
  streams: [enrolledStewardStream],
  name: 'enrolled-stewards',
  table: 'enrolled_stewards',
  key: ({ data }) => data.stewardId,
  columns: { id: 'text', enrolledAt: 'timestamptz' },
  project: (_, { data: { stewardId: id, enrolledAt } }) => ({ id, enrolledAt }),
});
