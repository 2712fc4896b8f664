import { defineStream } from '@aera/event-store';
import { question } from './decide-question.ts';
import { personalOfQuestions } from './question-events.ts';
import { questionMessage } from './question-messages.ts';
import { questionUpcasters } from './question-upcasters.ts';

export const questionStream = defineStream('question', question, {
  personalFields: personalOfQuestions,
  upcasters: questionUpcasters,
  publish: questionMessage,
});
