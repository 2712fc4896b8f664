import { rowProjection } from '@aera/event-store';
import { sparedQuestionStream } from './question-deflection-stream.ts';

export const sparedRows = rowProjection<
  typeof sparedQuestionStream,
  { id: string; documentId: string; sparedAt: string }
>({
  streams: [sparedQuestionStream],
  name: 'spared-questions',
  table: 'spared_questions',
  key: ({ data }) => data.sparedId,
  columns: { id: 'uuid', documentId: 'text', sparedAt: 'timestamptz' },
  project: (_, { data: { sparedId: id, documentId, sparedAt } }) => ({ id, documentId, sparedAt }),
});
