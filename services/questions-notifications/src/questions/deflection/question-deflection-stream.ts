import { defineAppendOnlyStream } from '@aera/event-store';

/** A suggested answer made the question unnecessary: a deflected question. */
type DeflectionEvent = {
  type: 'QuestionDeflected';
  data: { deflectionId: string; documentId: string; deflectedAt: string };
};

export const questionDeflectionStream = defineAppendOnlyStream<DeflectionEvent>('question-deflection');
