import { defineTable, defineRowProjection } from '@aera/event-store';
import { questionDeflectionStream } from './question-deflection-stream.ts';

export const QuestionDeflectionRow = defineTable('question_deflections', (p) => ({
  id: p.uuid().primary(),
  documentId: p.text(),
  deflectedAt: p.instant(),
}));

export const deflectionsProjection = defineRowProjection({
  streams: [questionDeflectionStream],
  name: 'question-deflections',
  entity: QuestionDeflectionRow,
  key: ({ data }) => data.deflectionId,
  project: (_, { data: { deflectionId: id, documentId, deflectedAt } }) => ({ id, documentId, deflectedAt }),
});
