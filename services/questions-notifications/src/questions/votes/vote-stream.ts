import { defineStream } from '@aera/event-store';
import { toQuestionMessage } from '../question-messages.ts';
import { votePersonalFields, vote } from './vote.ts';

/** One stream for each voter and question: one vote each, without conflicts between voters. */
export const voteStream = defineStream('vote', vote, {
  id: (questionId: string, voterId: string) => `${questionId}-${voterId}`,
  personalFields: votePersonalFields,
  toDraft: toQuestionMessage,
});
