import type { Activity, IdentifierKind, PersonIdentifiers } from '@aera/contracts';
import { type EventStore, selectList, type Sql, type StoredEvent } from '@aera/event-store';
import { questionStream } from '../questions/question-stream.ts';
import type { QuestionEvent } from '../questions/question.ts';
import { findMails, findVotes, type PersonIds } from './export-person-data.ts';
import { QuestionRow } from '../questions/questions-projection.ts';

interface ActivityIds extends PersonIds {
  /** Browser sessions in which questions were asked. */
  readonly sessions: readonly string[];
}

interface PersonQuestion extends Pick<QuestionRow, 'id' | 'memberId' | 'sessionId'> {
  /** The most reliable identifier that matches the question. */
  readonly link: Exclude<IdentifierKind, 'contact'>;
}

/** Maximum number of questions whose activities are listed, the newest. */
const maxQuestions = 1000;

/** Returns the person's activities, unordered, and further identifiers of the person. */
export async function findPersonActivity(
  store: EventStore,
  sql: Sql,
  ids: ActivityIds,
): Promise<{ items: Activity[]; keys: PersonIdentifiers }> {
  const questions = await findPersonQuestions(sql, ids);
  const items = [
    ...(await listVoteActivities(store, sql, ids)),
    ...(await listMailActivities(store, sql, ids)),
  ];
  for (const { id, link } of questions.slice(0, maxQuestions))
    items.push(
      ...(await store.stream(questionStream).read(id)).flatMap((event) => toActivity(event, link) ?? []),
    );
  return { items, keys: collectIdentifiers(questions) };
}

/** The questions of the person, newest first. */
const findPersonQuestions = (
  sql: Sql,
  { members, visitors, sessions }: ActivityIds,
): Promise<PersonQuestion[]> =>
  sql<PersonQuestion>(
    `select ${selectList(QuestionRow, { only: ['id', 'memberId', 'sessionId'] })},
            case when member_id = any($1::text[]) then 'member' when author_id = any($2::text[]) then 'email'
                 else 'session' end as link
     from questions
     where member_id = any($1::text[]) or author_id = any($2::text[]) or session_id = any($3::text[])
     order by submitted_at desc, id desc`,
    [members, visitors, sessions],
  );

/** A browser may be shared: its questions are listed, but yield no further identifiers. */
function collectIdentifiers(questions: readonly PersonQuestion[]): PersonIdentifiers {
  const reliable = questions.filter(({ link }) => link !== 'session');
  return {
    sessions: [...new Set(reliable.flatMap(({ sessionId }) => sessionId ?? []))],
    members: [...new Set(reliable.flatMap(({ memberId }) => memberId ?? []))],
    emails: [],
  };
}

async function listVoteActivities(
  store: EventStore,
  sql: Sql,
  { members, voters }: PersonIds,
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

async function listMailActivities(
  store: EventStore,
  sql: Sql,
  { members, visitors }: PersonIds,
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
type PlainKind = Exclude<Extract<Activity, { questionId: string }>['kind'], 'asked' | 'answer-rated'>;

/** Maps a question event to the author's timeline; null for internal events. */
function toActivity(event: StoredEvent<QuestionEvent>, link: Activity['link']): Activity | null {
  const { type, data } = event;
  const toEntry = (kind: PlainKind, at: string): Activity =>
    ({ id: event.id, kind, at: toIsoString(at), link, questionId: data.questionId }) as HistoryEntry;
  switch (type) {
    case 'QuestionSubmitted': {
      const { questionId, question, submittedAt } = data;
      return { id: event.id, kind: 'asked', at: toIsoString(submittedAt), link, questionId, question };
    }
    case 'QuestionAnswered':
      return toEntry('question-answered', data.answeredAt);
    case 'AnswerRevised':
      return toEntry('answer-revised', data.revisedAt);
    case 'InformationRequested':
      return toEntry('information-requested', data.requestedAt);
    case 'InformationProvided':
      return toEntry('information-given', data.givenAt);
    case 'QuestionReopened':
      return toEntry('question-reopened', data.reopenedAt);
    case 'QuestionWithdrawn':
      return toEntry('question-withdrawn', data.withdrawnAt);
    case 'QuestionClaimed':
      return toEntry('question-claimed', data.claimedAt);
    default:
      return null;
  }
}

const toIsoString = (time: string): string => new Date(time).toISOString();
