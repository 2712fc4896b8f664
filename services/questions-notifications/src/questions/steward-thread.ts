import { formatPersonRef, type OtherAnswer, type StewardThread } from '@aera/contracts';
import type { QuestionDeps } from './question-deps.ts';
import { type ReadThread, readThread, threadHead } from './read-thread.ts';

/** One question as stewards see it: its whole history, by name. */
export const stewardThreadsWith = ({ store, stewards, figures, complaintsOn }: QuestionDeps) => ({
  async read(questionId: string): Promise<StewardThread> {
    const thread = await readThread(store, questionId);
    const { id, state, lines } = thread;
    const [named, votes, complaints] = await Promise.all([
      stewards.of([state.assignee, ...lines.map(({ stewardId }) => stewardId)]),
      figures.votesOn([id]),
      complaintsOn(id),
    ]);
    return {
      ...threadHead(thread),
      entries: lines.map(({ stewardId, kind, at, text, version }) => ({
        kind,
        at,
        text,
        version,
        steward: stewardId === null ? null : named(stewardId),
      })),
      vote: null,
      assignee: state.assignee === null ? null : named(state.assignee),
      published: state.answer?.published ?? false,
      votes: votes.get(id) ?? { helpful: 0, notHelpful: 0 },
      person: personOf(thread),
      complaints,
    };
  },

  /** The answer that is there, and whose it is. */
  async answerOf(questionId: string): Promise<OtherAnswer | null> {
    const { answer } = (await readThread(store, questionId)).state;
    if (!answer) return null;
    const named = await stewards.of([answer.stewardId]);
    return {
      answer: answer.text,
      version: answer.version,
      answeredAt: answer.at,
      published: answer.published,
      steward: named(answer.stewardId),
    };
  },
});

/** Who asked, as far as anybody knows: of an erased author nothing is left to look for. */
function personOf({ state: { memberId, question }, sessionId }: ReadThread): string | null {
  if (question === null) return null;
  if (memberId) return formatPersonRef({ by: 'member', id: memberId });
  return sessionId && formatPersonRef({ by: 'session', id: sessionId });
}
