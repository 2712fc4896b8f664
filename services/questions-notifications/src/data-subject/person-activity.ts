import type { Activity, IdentifierKind, PersonIdentifiers } from '@aera/contracts';
import { type EventStore, selectList, type Sql, type StoredEvent } from '@aera/event-store';
import { type TimelinePaging, toSqlCursor } from '@aera/service-kit';
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

/** Returns the person's activities, unordered, at least those of a page and the first after it, and further identifiers of the person. */
export async function findPersonActivity(
  store: EventStore,
  sql: Sql,
  ids: ActivityIds,
  paging: TimelinePaging,
): Promise<{ items: Activity[]; keys: PersonIdentifiers }> {
  const questions = await findPersonQuestions(sql, ids);
  const items = [
    ...(await listVoteActivities(store, sql, ids)),
    ...(await listMailActivities(store, sql, ids)),
    ...(await listQuestionActivities(store, sql, questions, paging)),
  ];
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

/** Events that the author's timeline lists; all others are internal. */
const activityKinds = {
  QuestionSubmitted: 'asked',
  QuestionAnswered: 'question-answered',
  AnswerRevised: 'answer-revised',
  InformationRequested: 'information-requested',
  InformationProvided: 'information-given',
  QuestionReopened: 'question-reopened',
  QuestionWithdrawn: 'question-withdrawn',
  QuestionClaimed: 'question-claimed',
} as const satisfies Partial<Record<QuestionEvent['type'], Activity['kind']>>;

type PlainEventType = Exclude<keyof typeof activityKinds, 'QuestionSubmitted'>;

/** The page of activities of these questions, and the first of the next page. Reads only the streams of questions on it. */
async function listQuestionActivities(
  store: EventStore,
  sql: Sql,
  questions: readonly PersonQuestion[],
  { before, limit }: TimelinePaging,
): Promise<Activity[]> {
  const cursor = toSqlCursor(before);
  const rows = await sql<{ id: string; streamId: string }>(
    `select id::text as id, stream_id as "streamId" from events
     where stream_id = any($1::text[]) and type = any($2::text[])
       and (recorded_at, id::text collate "C") < ($3::timestamptz, $4)
     order by recorded_at desc, id::text collate "C" desc limit $5`,
    [
      questions.map(({ id }) => questionStream.streamId(id)),
      Object.keys(activityKinds),
      cursor.at,
      cursor.id,
      limit + 1,
    ],
  );
  const eventIds = new Set(rows.map(({ id }) => id));
  const streamIds = new Set(rows.map(({ streamId }) => streamId));
  const listed = questions.filter(({ id }) => streamIds.has(questionStream.streamId(id)));
  const activities = await Promise.all(
    listed.map(async ({ id, link }) =>
      (await store.stream(questionStream).read(id))
        .filter((event) => eventIds.has(event.id))
        .flatMap((event) => toActivity(event, link) ?? []),
    ),
  );
  return activities.flat();
}

function toActivity(
  { id, type, recordedAt, data }: StoredEvent<QuestionEvent>,
  link: Activity['link'],
): Activity | null {
  if (!(type in activityKinds)) return null;
  const entry = { id, at: new Date(recordedAt).toISOString(), link, questionId: data.questionId };
  if (type === 'QuestionSubmitted') return { ...entry, kind: 'asked', question: data.question };
  return { ...entry, kind: activityKinds[type as PlainEventType] } as Activity;
}
