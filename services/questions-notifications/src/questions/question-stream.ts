import { defineStream } from '@aera/event-store';
import { question } from './decide-question.ts';
import { toQuestionMessage } from './question-messages.ts';
import { questionPersonalFields } from './question.ts';

export const questionStream = defineStream('question', question, {
  personalFields: questionPersonalFields,
  toDraft: toQuestionMessage,
});
