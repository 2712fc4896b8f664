import type { Decider } from '@aera/event-store/decider';
import { evolveVote, initialVote, type Vote, type VoteEvent } from './vote.ts';

export interface VoteCommand {
  type: 'RateAnswer';
  data: Omit<VoteEvent['data'], 'ratedAt'>;
  now: string;
}

/** A vote can be changed; what helped needs no reason. Saying the same again adds nothing. */
function decideVote({ data, now }: VoteCommand, vote: Vote): VoteEvent[] {
  const { helpful } = data;
  const reason = helpful ? null : (data.reason ?? 'other');
  const comment = helpful ? null : data.comment;
  if (vote?.helpful === helpful && vote.reason === reason && vote.comment === comment) return [];
  return [{ type: 'AnswerRated', data: { ...data, reason, comment, ratedAt: now } }];
}

export const vote: Decider<VoteCommand, VoteEvent, Vote> = {
  initial: initialVote,
  evolve: evolveVote,
  decide: decideVote,
};
