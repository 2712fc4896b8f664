import type { Activity, TimelineCursor } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import { erasedVisitorColumns } from '../consents/consents-projection.ts';
import { visitorStream } from '../visitor-sessions/visitor-stream.ts';
import { type NoticeImpression, findSessionImpressions } from '../notices/notice-impressions-projection.ts';

interface Row {
  readonly id: string;
  readonly kind: 'consented' | 'consent-withdrawn';
  readonly at: string;
  readonly consentId: string;
  readonly noticeVersion: string;
}

interface PersonActivityQuery {
  readonly sessions: readonly string[];
  readonly erasures: readonly Erasure[];
  readonly before: TimelineCursor;
  readonly limit: number;
}

const link = 'session';

/** Consents, withdrawals and erasures of these sessions, newest first; one more than requested if there are more. */
export async function findPersonActivity(
  sql: Sql,
  { sessions, erasures, before, limit }: PersonActivityQuery,
): Promise<Activity[]> {
  const consents = await sql<Row>(activityQuery, [
    sessions,
    listErasedConsents(erasures),
    before.at,
    before.id,
    limit + 1,
  ]);
  const erased = erasures
    .map(({ id, at }): Activity => ({ id: `visitor-erased-${id}`, kind: 'visitor-erased', at, link }))
    .filter((one) => isNewer(before, one));
  return [...consents.map(toActivity), ...erased]
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
    .slice(0, limit + 1);
}

const isNewer = (a: TimelineCursor, b: TimelineCursor): boolean =>
  a.at > b.at || (a.at === b.at && a.id > b.id);

function toActivity({ id, kind, at, consentId, noticeVersion }: Row): Activity {
  const base = { id, at: new Date(at).toISOString(), link, consentId } as const;
  return kind === 'consented' ? { ...base, kind, noticeVersion } : { ...base, kind };
}

/** Condition that a record is not erased, neither in its row nor in the log. */
const isNotErased = (erased: string): string =>
  `ip_source_tag <> '${erasedVisitorColumns.ipSourceTag}' and id <> all(${erased}::uuid[])`;

const activityQuery = `
  with standing as (
    select id, notice_version, consented_at, withdrawn_at from consents
    where session_id = any($1::uuid[]) and ${isNotErased('$2')}
  )
  select id, kind, at, "consentId", "noticeVersion" from (
    select 'consented-' || id as id, 'consented' as kind, consented_at as at, id as "consentId",
           notice_version as "noticeVersion"
    from standing
    union all
    select 'consent-withdrawn-' || id, 'consent-withdrawn', withdrawn_at, id, notice_version
    from standing where withdrawn_at is not null
  ) as activity
  where (at, id collate "C") < ($3::timestamptz, $4)
  order by at desc, id collate "C" desc limit $5`;

/** Stored data of a session: its records that are not erased. Erased records no longer identify a visitor. */
interface PersonRecords {
  readonly consentIds: readonly string[];
  readonly impressions: readonly NoticeImpression[];
}

/** Ids of consents that the log marks as erased. */
const listErasedConsents = (erasures: readonly Erasure[]): string[] =>
  erasures.flatMap(({ consentIds }) => consentIds);

export async function findPersonRecords(
  sql: Sql,
  sessionId: string,
  erasures: readonly Erasure[],
): Promise<PersonRecords> {
  const own = erasures.filter((erasure) => erasure.sessionId === sessionId);
  const [consents, impressions] = await Promise.all([
    sql<{ id: string }>(
      `select id from consents where session_id = $1 and ${isNotErased('$2')} order by consented_at, id`,
      [sessionId, listErasedConsents(own)],
    ),
    findSessionImpressions(sql, sessionId),
  ]);
  return {
    consentIds: consents.map(({ id }) => id),
    impressions: impressions.filter(({ shownAt }) =>
      own.every(({ at }) => Date.parse(at) < Date.parse(shownAt)),
    ),
  };
}

export interface Erasure {
  readonly id: string;
  readonly at: string;
  readonly sessionId: string;
  readonly consentIds: readonly string[];
}

/** Reads the erasures of these sessions from their streams, which are never behind. */
export async function findErasures(
  store: Pick<EventStore, 'stream'>,
  sessions: readonly string[],
): Promise<Erasure[]> {
  const streams = await Promise.all(sessions.map((sessionId) => store.stream(visitorStream).read(sessionId)));
  return streams
    .flat()
    .flatMap(({ id, type, data }) =>
      type === 'VisitorErased'
        ? [{ id, at: data.erasedAt, sessionId: data.sessionId, consentIds: data.consentIds }]
        : [],
    );
}
