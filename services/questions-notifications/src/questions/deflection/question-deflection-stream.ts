import { defineAppendOnlyStream } from '@aera/event-store';

/** An answer that was offered before submitting was enough: nobody had to be asked. */
type DeflectionEvent = {
  type: 'QuestionDeflected';
  data: { deflectionId: string; documentId: string; deflectedAt: string };
};

export const sparedQuestionStream = defineAppendOnlyStream<DeflectionEvent>('spared');
