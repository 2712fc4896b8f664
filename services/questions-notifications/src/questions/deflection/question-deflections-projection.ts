import { defineTable, rowProjection } from '@aera/event-store';
import { sparedQuestionStream } from './question-deflection-stream.ts';

export const SparedQuestionRow = defineTable('deflected_questions', (p) => ({
  id: p.uuid().primary(),
  documentId: p.text(),
  deflectedAt: p.instant(),
}));

export const deflectionsProjection = rowProjection({
  streams: [sparedQuestionStream],
  name: 'spared-questions',
  entity: SparedQuestionRow,
  key: ({ data }) => data.deflectionId,
  project: (_, { data: { deflectionId: id, documentId, deflectedAt } }) => ({ id, documentId, deflectedAt }),
});
