import { defineTable, rowProjection } from '@aera/event-store';
import { sparedQuestionStream } from './question-deflection-stream.ts';

export const SparedQuestionRow = defineTable('spared_questions', (p) => ({
  id: p.uuid().primary(),
  documentId: p.text(),
  sparedAt: p.instant(),
}));

export const deflectionsProjection = rowProjection({
  streams: [sparedQuestionStream],
  name: 'spared-questions',
  entity: SparedQuestionRow,
  key: ({ data }) => data.sparedId,
  project: (_, { data: { sparedId: id, documentId, sparedAt } }) => ({ id, documentId, sparedAt }),
});
