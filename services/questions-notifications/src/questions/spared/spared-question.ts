import { rowProjection } from '@aera/event-store';

/** An answer that was offered before submitting was enough: nobody had to be asked. */
export type SparedEvent = {
  type: 'QuestionSpared';
  data: { sparedId: string; documentId: string; sparedAt: string };
};

export const sparedStream = (sparedId: string): string => `spared-${sparedId}`;

export const sparedRows = rowProjection<SparedEvent, { id: string; documentId: string; sparedAt: string }>({
  name: 'spared-questions',
  table: 'spared_questions',
  key: ({ data }) => data.sparedId,
  columns: { id: 'uuid', documentId: 'text', sparedAt: 'timestamptz' },
  project: (_, { data: { sparedId: id, documentId, sparedAt } }) => ({ id, documentId, sparedAt }),
});
