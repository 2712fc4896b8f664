import type { Activity, PersonIdentifiers } from '@aera/contracts';
import type { EventStore, Sql, StoredEvent } from '@aera/event-store';
import { questionStream } from '../questions/question-stream.ts';
import type { QuestionEvent } from '../questions/question.ts';
import { findMails, findVotes } from './export-member-data.ts';
import { type PersonQuestion, findPersonQuestions, type PersonLookupIds } from './person-questions.ts';

interface PersonActivityQuery extends PersonLookupIds {
  /** Ids that stand for their browsers where they vote. */
  readonly voters: readonly string[];
}

/** Everything that a person did here and that was done about it, in any order, and what else they go by. */
export async function findPersonActivity(
  store: EventStore,
  sql: Sql,
  asked: PersonActivityQuery,
): Promise<{ items: Activity[]; keys: PersonIdentifiers }> {
  const questions = await findPersonQuestions(sql, asked);
  const items = [...(await voteActivities(store, sql, asked)), ...(await mailActivities(store, sql, asked))];
  for (const { id, link } of questions)
    items.push(
      ...(await store.stream(questionStream).read(id)).flatMap((event) => toActivity(event, link) ?? []),
    );
  return { items, keys: keysOf(questions) };
}

/** A browser may be shared: its questions are listed, but yield no further identifiers. */
function keysOf(questions: readonly PersonQuestion[]): PersonIdentifiers {
  const sure = questions.filter(({ link }) => link !== 'session');
  return {
    sessions: [...new Set(sure.flatMap(({ sessionId }) => sessionId ?? []))].slice(0, 200),
    members: [...new Set(sure.flatMap(({ memberId }) => memberId ?? []))].slice(0, 50),
    emails: [],
  };
}

async function voteActivities(
  store: EventStore,
  sql: Sql,
  { members, voters }: PersonActivityQuery,
): Promise<Activity[]> {
  return (await findVotes(store, sql, [...members, ...voters])).map(
    ({ id, voterId, questionId, helpful, ratedAt }) => ({
      id,
      kind: 'answer-rated',
      at: ratedAt,
      link: members.includes(voterId) ? 'member' : 'session',
      questionId,
      helpful,
    }),
  );
}

async function mailActivities(
  store: EventStore,
  sql: Sql,
  { members, visitors }: PersonActivityQuery,
): Promise<Activity[]> {
  return (await findMails(store, sql, [...members, ...visitors])).map(
    ({ id, recipientId, kind: about, state, createdAt }) => ({
      id: `mailed-${id}`,
      kind: 'mailed',
      at: createdAt,
      link: members.includes(recipientId) ? 'member' : 'email',
      about,
      state,
    }),
  );
}

type HistoryEntry = Extract<Activity, { kind: 'asked' | 'question-answered' }>;
type Plain = Exclude<Extract<Activity, { questionId: string }>['kind'], 'asked' | 'answer-rated'>;

/** Maps a question event to the author's timeline; null for internal events. */
function toActivity(event: StoredEvent<QuestionEvent>, link: Activity['link']): Activity | null {
  const { type, data } = event;
  const plain = (kind: Plain, at: string): Activity =>
    ({ id: event.id, kind, at: instant(at), link, questionId: data.questionId }) as HistoryEntry;
  switch (type) {
    case 'QuestionSubmitted': {
      const { questionId, question, submittedAt } = data;
      return { id: event.id, kind: 'asked', at: instant(submittedAt), link, questionId, question };
    }
    case 'QuestionAnswered':
      return plain('question-answered', data.answeredAt);
    case 'AnswerRevised':
      return plain('answer-revised', data.revisedAt);
    case 'InformationRequested':
      return plain('information-requested', data.requestedAt);
    case 'InformationProvided':
      return plain('information-given', data.givenAt);
    case 'QuestionReopened':
      return plain('question-reopened', data.reopenedAt);
    case 'QuestionWithdrawn':
      return plain('question-withdrawn', data.withdrawnAt);
    case 'QuestionClaimed':
      return plain('question-claimed', data.claimedAt);
    default:
      return null;
  }
}

const instant = (at: string): string => new Date(at).toISOString();
